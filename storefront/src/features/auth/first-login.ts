import { StoreError } from '../../graphql/errors.ts'

/** How whoever has just registered came to be logged in, or not. */
export type FirstLogin = 'done' | 'to-be-confirmed' | 'failed'

/** The password is right beyond doubt, so that a shop which does not take it waits for the address to be confirmed. */
export function readFirstLogin(error: unknown): FirstLogin {
  return error instanceof StoreError && error.reason === 'not-signed-in' ? 'to-be-confirmed' : 'failed'
}
