import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: ReactNode
  readonly help?: string | undefined
  /** Takes the place of the help. */
  readonly error?: string | undefined
}

/** Its class says where it stands; the label is always to be seen. */
export function Field({ label, help, error, className = '', ...input }: FieldProps) {
  const id = useId()
  const note = error ? `${id}-error` : help ? `${id}-help` : undefined
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input type="text" {...input} id={id} className="input" aria-invalid={error ? true : undefined} aria-describedby={note} />
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
