import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { GenerateCustomerTokenOperation } from '../../graphql/generated/login.ts'
import { readAuthProblem } from './auth-problem.ts'
import type { Credentials } from './credentials-schema.ts'

/** The shop rejects the password. An expired session has another reason: `not-allowed`. */
export const isPasswordIncorrect = (error: unknown): boolean => readAuthProblem(error).reason === 'wrong-credentials'

/**
 * Requests a token and discards it: the request is sent without credentials, so the browser stores no cookie and the session does not change.
 * @throws StoreError for a wrong password, ServerError
 */
export async function checkPassword({ email, password }: Credentials): Promise<void> {
  await sendChecked(GenerateCustomerTokenOperation, { email, password }, { asGuest: true })
}

/** Shows the outcome of a change whose response was lost. @returns undefined if the shop gives no clear answer */
export async function isPassword(credentials: Credentials): Promise<boolean | undefined> {
  try {
    await checkPassword(credentials)
    return true
  } catch (error) {
    return isPasswordIncorrect(error) ? false : undefined
  }
}
