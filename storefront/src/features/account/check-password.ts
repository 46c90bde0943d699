import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { GenerateCustomerTokenOperation } from '../../graphql/generated/login.ts'
import type { Credentials } from '../login/log-in.ts'
import { isPasswordIncorrect } from './current-password.ts'

/**
 * Requests a token and leaves it: without credentials, the browser takes no cookie, and the session stays as it is.
 * @throws StoreError for a wrong password, ServerError
 */
export async function checkPassword({ email, password }: Credentials): Promise<void> {
  await sendChecked(GenerateCustomerTokenOperation, { email, password }, { asGuest: true })
}

/** Where a change's answer was lost, this tells what became of it. Undefined while the shop does not say. */
export async function isPassword(credentials: Credentials): Promise<boolean | undefined> {
  try {
    await checkPassword(credentials)
    return true
  } catch (error) {
    return isPasswordIncorrect(error) ? false : undefined
  }
}
