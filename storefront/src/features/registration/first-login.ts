import { StoreError } from '../../graphql/errors.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { Credentials } from '../auth/credentials-schema.ts'
import { reportUnmergedCart } from '../cart/cart-lost.ts'

/** The outcome of the login after a registration. */
export type FirstLogin = 'done' | 'to-be-confirmed' | 'failed'

export async function logInFirst({ email, password }: Credentials, onMergeError: (error: unknown) => void = reportUnmergedCart): Promise<FirstLogin> {
  try {
    const { logIn } = await import('../login/log-in.ts')
    await logIn({ email, password }, { onMergeError })
    return 'done'
  } catch (error) {
    logFailure('The login after the registration failed', error)
    return readFirstLogin(error)
  }
}

/** The password is certainly right, so a refused login means that the address has to be confirmed first. */
export function readFirstLogin(error: unknown): FirstLogin {
  return error instanceof StoreError && error.reason === 'not-signed-in' ? 'to-be-confirmed' : 'failed'
}
