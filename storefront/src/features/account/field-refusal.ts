import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { StoreError } from '../../graphql/errors.ts'
import type { CurrentPasswordMessage } from './settings-rules.ts'

/** The shop rejects the value of one field. `message` is a message key, as the form's own validation sets it. */
export class FieldRefusal<Field extends string = string> extends StoreError {
  readonly field: Field

  constructor(field: Field, message: string, { reason, refusal }: StoreError) {
    super(message, reason, refusal)
    this.field = field
  }
}

/** Shows a `FieldRefusal` at its field. @throws the given error, always */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: unknown): never {
  if (refusal instanceof FieldRefusal) form.setError(refusal.field as Path<Values>, { message: refusal.message }, { shouldFocus: true })
  throw refusal
}

/** The field error for a current password that the shop rejects. */
export const PASSWORD_INCORRECT = { message: 'passwordIncorrect' satisfies CurrentPasswordMessage }
