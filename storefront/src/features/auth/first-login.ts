import { StoreError } from '../../graphql/errors.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { tellUnmerged } from '../cart/cart-lost.ts'
import type { Credentials } from './log-in.ts'

/** How whoever has just registered came to be logged in, or not. */
export type FirstLogin = 'done' | 'to-be-confirmed' | 'failed'

export async function logInFirst({ email, password }: Credentials, onMergeError: (error: unknown) => void = tellUnmerged): Promise<FirstLogin> {
  try {
    const { logIn } = await import('./log-in.ts')
    await logIn({ email, password }, { onMergeError })
    return 'done'
  } catch (error) {
    logFailure('The login after the registration did not go through', error)
    return readFirstLogin(error)
  }
}

/** The password is right beyond doubt, so that a shop which does not take it waits for the address to be confirmed. */
export function readFirstLogin(error: unknown): FirstLogin {
  return error instanceof StoreError && error.reason === 'not-signed-in' ? 'to-be-confirmed' : 'failed'
}
