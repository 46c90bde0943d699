import { type ComponentProps, useId } from 'react'
import { FieldError } from './field-error.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: string
  readonly help?: string | undefined
  /** Replaces the help. */
  readonly error?: string | undefined
}

/** A multi-line text field with a visible label. */
export function TextArea({ label, help, error, className = '', rows = 4, ...area }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? noteId : undefined}
      />
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        help && (
          <p className="field-help" id={noteId}>
            {help}
          </p>
        )
      )}
    </div>
  )
}
