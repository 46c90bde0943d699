import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: ReactNode
  readonly help?: string | undefined
  /** Replaces the help. */
  readonly error?: ReactNode
  /** A button of 44 px at the end of the input. */
  readonly end?: ReactNode
}

/** A text field with a visible label. Its class only positions it. */
export function Field({ label, help, error, end, className = '', 'aria-describedby': describedBy, ...input }: FieldProps) {
  const id = useId()
  const note = error ? `${id}-error` : help && `${id}-help`
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="field-control">
        <input
          type="text"
          {...input}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={[note, describedBy].filter(Boolean).join(' ') || undefined}
        />
        {end}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
    </div>
  )
}

function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-help" id={id}>
      {children}
    </p>
  )
}
