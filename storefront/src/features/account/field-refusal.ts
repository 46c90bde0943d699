import { StoreError } from '../../graphql/errors.ts'

/** The shop refuses what stands in a field. `message` is the key of what is wrong with it, as the form's own rules name it. */
export class FieldRefusal<Field extends string = string> extends StoreError {
  readonly field: Field

  constructor(field: Field, message: string, { reason, refusal }: StoreError) {
    super(message, reason, refusal)
    this.field = field
  }
}
