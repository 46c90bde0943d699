import * as v from 'valibot'
import { type CredentialsMessage, emailEntry } from './credentials-schema.ts'
import { isNotEmail, isRepeated, newPasswordEntries, type NewPassword, type NewPasswordMessage } from './new-password.ts'

export interface Reset extends NewPassword {
  email: string
}

/** What is wrong with a field: keys of register.error. */
export type ResetMessage = CredentialsMessage | NewPasswordMessage

const message = (key: ResetMessage): ResetMessage => key

export const resetSchema = v.pipe(
  v.object({ email: emailEntry, ...newPasswordEntries }),
  v.forward(v.check((form) => isRepeated(form), message('passwordsDiffer')), ['passwordConfirmation']),
  v.forward(v.check((form) => isNotEmail(form), message('passwordIsEmail')), ['password']),
)
