import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FieldRefusal } from './field-refusal.ts'

/** A refusal of a field is shown there, and goes on as the failure that it is. @throws what it is given */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: unknown): never {
  if (refusal instanceof FieldRefusal) form.setError(refusal.field as Path<Values>, { message: refusal.message }, { shouldFocus: true })
  throw refusal
}
