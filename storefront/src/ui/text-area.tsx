import { type ComponentProps, useId } from 'react'
import { FieldError } from './field-error.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: string
  readonly help?: string | undefined
  /** Takes the place of the help. */
  readonly error?: string | undefined
}

/** Several lines of text under a label that is always to be seen. */
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
