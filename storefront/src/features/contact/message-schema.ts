import * as v from 'valibot'
import { isPhoneNumber } from '../address/address-rules.ts'
import { emailEntry } from '../auth/credentials-schema.ts'

export interface Message {
  name: string
  email: string
  telephone: string
  comment: string
}

/** Characters: more than any message needs, and far below the gateway's limit. */
export const LONGEST_COMMENT = 5000
const LONGEST_NAME = 255

/** The problem of a field: a key of contact.error. */
export type FieldProblem = 'required' | 'emailWrong' | 'phoneWrong' | 'nameLong' | 'commentLong'

const problem = (key: FieldProblem): FieldProblem => key

/** Counts code points, so that a character outside the first Unicode plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')))

/** The phone number is optional: the shop can answer by e-mail. */
const phone = v.pipe(v.string(), v.trim(), v.check((text) => text === '' || isPhoneNumber(text), problem('phoneWrong')))

export const messageSchema: v.GenericSchema<Message> = v.object({
  name: v.pipe(requiredText, v.maxLength(LONGEST_NAME, problem('nameLong'))),
  email: emailEntry,
  telephone: phone,
  comment: v.pipe(requiredText, v.check((text) => lengthOf(text) <= LONGEST_COMMENT, problem('commentLong'))),
})
