import { ServerError } from '../../graphql/errors.ts'

/** The backend answered without an error, and without what was asked for: a token, or a customer. */
export class IncompleteAnswer extends ServerError {
  constructor(operation: string, message: string) {
    super(operation, message)
    this.message = message
  }
}
