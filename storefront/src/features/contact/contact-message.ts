import * as v from 'valibot'
import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { ContactUsOperation } from '../../graphql/generated/contact.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { tidyName } from '../../lib/person-name.ts'
import { tidyPhone, wrongInPhone } from '../../lib/phone-number.ts'
import { detailed } from '../../lib/rule-message.ts'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import { emailEntry } from '../auth/credentials-schema.ts'

export interface Message {
  name: string
  email: string
  telephone: string
  comment: string
}

/** Characters: more than any message needs, and far below the gateway's limit. */
export const MAX_COMMENT = 5000
const MAX_NAME = 255

/** Keys of contact.error. */
export type FieldProblem = 'required' | 'emailWrong' | 'phoneWrong' | 'phoneShort' | 'phoneLong' | 'nameLong' | 'commentLong'

const problem = (key: FieldProblem): FieldProblem => key

/** Counts code points, so that a character outside the first Unicode plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')))

/** The phone number is optional: the shop can answer by e-mail. */
const phone = v.pipe(v.string(), v.transform(tidyPhone), v.rawCheck(({ dataset, addIssue }) => {
  const wrong = dataset.typed && dataset.value !== '' ? wrongInPhone(dataset.value) : undefined
  if (wrong) addIssue({ message: typeof wrong === 'object' ? detailed(problem('phoneWrong'), wrong.character) : problem(wrong === 'short' ? 'phoneShort' : 'phoneLong') })
}))

export const messageSchema: v.GenericSchema<Message> = v.object({
  name: v.pipe(v.string(), v.transform(tidyName), v.nonEmpty(problem('required')), v.maxLength(MAX_NAME, problem('nameLong'))),
  email: emailEntry,
  telephone: phone,
  comment: v.pipe(requiredText, v.check((text) => lengthOf(text) <= MAX_COMMENT, problem('commentLong'))),
})

/** @throws StoreError, ServerError */
export async function sendMessage({ name, email, telephone, comment }: Message): Promise<void> {
  const { contactUs } = await sendChecked(ContactUsOperation, { input: { name, email, comment, ...(telephone && { telephone }) } })
  if (!contactUs?.status) throw new ServerError(ContactUsOperation.name, 'the message was not accepted')
}

export type MessageProblem = AuthProblem | { readonly reason: 'closed' } | { readonly reason: 'email-wrong' }

export function readMessageProblem(error: unknown): MessageProblem {
  const reason = refusalOf(error)?.reason
  if (reason === 'contactClosed' || lacksField(error, 'contactUs')) return { reason: 'closed' }
  if (reason === 'emailWrong') return { reason: 'email-wrong' }
  return reason === 'messageNotSent' ? { reason: 'unreachable' } : readGuestProblem(error)
}
