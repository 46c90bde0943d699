import { type ComponentProps, useId } from 'react'
import { FieldError } from './field-error.tsx'
import { ChevronDownIcon } from './icons/chevron-down-icon.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string
  readonly error?: string | undefined
}

/** A native select, which works on every device. `children` are its options. */
export function Select({ label, error, className = '', children, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
        <ChevronDownIcon size={18} className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2" />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
