import * as v from 'valibot'
import type { CurrentPasswordMessage } from './current-password.ts'

/** What the password that a customer has is made of is judged where one is chosen. */
export const currentPasswordEntry = v.pipe(v.string(), v.nonEmpty('required' satisfies CurrentPasswordMessage))
