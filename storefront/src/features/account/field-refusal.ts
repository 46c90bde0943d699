import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { StoreError } from '../../graphql/errors.ts'

/** The shop refuses what stands in a field. `message` is the key of what is wrong with it, as the form's own rules name it. */
export class FieldRefusal<Field extends string = string> extends StoreError {
  readonly field: Field

  constructor(field: Field, message: string, { reason, refusal }: StoreError) {
    super(message, reason, refusal)
    this.field = field
  }
}

/** A refusal of a field is shown there, and goes on as the failure that it is. @throws what it is given */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: unknown): never {
  if (refusal instanceof FieldRefusal) form.setError(refusal.field as Path<Values>, { message: refusal.message }, { shouldFocus: true })
  throw refusal
}
