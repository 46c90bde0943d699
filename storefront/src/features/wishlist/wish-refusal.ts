import { StoreError } from '../../graphql/errors.ts'

/** Whether the backend refused because the visitor is not logged in (any more). */
export function isForCustomersOnly(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false
  return error.reason === 'not-signed-in' || error.reason === 'not-allowed' || error.refusal?.reason === 'customersOnly'
}
