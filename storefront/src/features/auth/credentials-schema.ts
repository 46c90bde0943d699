import * as v from 'valibot'
import { isEmailAddress, tidyEmail } from '../../lib/email-address.ts'

const MAX_EMAIL_LENGTH = 254

/** Keys of login.error and of register.error. */
export type CredentialsMessage = 'required' | 'emailWrong'

const message = (key: CredentialsMessage): CredentialsMessage => key

export const emailEntry = v.pipe(
  v.string(),
  v.transform(tidyEmail),
  v.nonEmpty(message('required')),
  v.maxLength(MAX_EMAIL_LENGTH, message('emailWrong')),
  v.check(isEmailAddress, message('emailWrong')),
)

export const emailSchema = v.object({ email: emailEntry })

/** Without the password rules: passwords older than the rules stay valid. */
export const credentialsSchema = v.object({
  email: emailEntry,
  password: v.pipe(v.string(), v.nonEmpty(message('required'))),
})

export type Credentials = Readonly<v.InferOutput<typeof credentialsSchema>>
