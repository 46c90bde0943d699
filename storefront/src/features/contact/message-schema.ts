import * as v from 'valibot'
import { isPhoneNumber } from '../address/address-rules.ts'
import { emailEntry } from '../auth/credentials-schema.ts'

export interface Message {
  name: string
  email: string
  telephone: string
  comment: string
}

/** Far more than anybody has to say, and far less than the gateway takes. */
export const LONGEST_COMMENT = 5000
const LONGEST_NAME = 255

/** What is wrong with a field: keys of contact.error. */
export type FieldProblem = 'required' | 'emailWrong' | 'phoneWrong' | 'nameLong' | 'commentLong'

const problem = (key: FieldProblem): FieldProblem => key

/** As people count: a letter outside the first plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')))

/** Visitors without a phone number are answered by mail. */
const phone = v.pipe(v.string(), v.trim(), v.check((text) => text === '' || isPhoneNumber(text), problem('phoneWrong')))

export const messageSchema: v.GenericSchema<Message> = v.object({
  name: v.pipe(requiredText, v.maxLength(LONGEST_NAME, problem('nameLong'))),
  email: emailEntry,
  telephone: phone,
  comment: v.pipe(requiredText, v.check((text) => lengthOf(text) <= LONGEST_COMMENT, problem('commentLong'))),
})
