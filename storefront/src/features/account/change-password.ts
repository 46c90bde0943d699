import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { ChangeCustomerPasswordOperation } from '../../graphql/generated/account.ts'
import { passwordRefusal } from '../password/password-refusal.ts'
import { isPassword } from './check-password.ts'
import { isPasswordIncorrect, PASSWORD_INCORRECT } from './current-password.ts'
import { FieldRefusal } from './field-refusal.ts'
import type { PasswordChange } from './settings-rules.ts'

/** @throws FieldRefusal, StoreError, ServerError */
export async function changePassword(email: string, { currentPassword, password }: PasswordChange): Promise<void> {
  try {
    await sendChecked(ChangeCustomerPasswordOperation, { currentPassword, newPassword: password })
  } catch (error) {
    // Only the answer may be lost, and a second try would be refused for the first one's success.
    if (error instanceof ServerError && (await isPassword({ email, password }))) return
    if (!(error instanceof StoreError)) throw error
    const message = passwordRefusal(error)
    if (message) throw new FieldRefusal('password', message, error)
    throw isPasswordIncorrect(error) ? new FieldRefusal('currentPassword', PASSWORD_INCORRECT.message, error) : error
  }
}
