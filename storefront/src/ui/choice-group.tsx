import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

interface ChoiceGroupProps {
  /** Only for screen readers, since a heading shows it. */
  readonly label: string
  /** The error if nothing is chosen. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Option cards, one of which has to be chosen. */
export function ChoiceGroup({ label, error, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <>
      {error && (
        <FieldError id={id} className="mb-3">
          {error}
        </FieldError>
      )}
      <fieldset role="radiogroup" className="grid gap-3" aria-required aria-invalid={error !== undefined} aria-describedby={error && id}>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </>
  )
}
