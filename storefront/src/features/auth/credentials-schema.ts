import * as v from 'valibot'
import { isEmailAddress } from '../../lib/email-address.ts'

const LONGEST_EMAIL = 254

/** What is wrong with a field: keys of login.error and of register.error. */
export type CredentialsMessage = 'required' | 'emailWrong'

const message = (key: CredentialsMessage): CredentialsMessage => key

export const emailEntry = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('required')),
  v.maxLength(LONGEST_EMAIL, message('emailWrong')),
  v.check(isEmailAddress, message('emailWrong')),
)

export const emailSchema = v.object({ email: emailEntry })

/** What a password is made of is judged where it is chosen: one from before the rules still lets its owner in. */
export const credentialsSchema = v.object({
  email: emailEntry,
  password: v.pipe(v.string(), v.nonEmpty(message('required'))),
})
