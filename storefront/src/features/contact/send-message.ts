import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { ContactUsOperation } from '../../graphql/generated/contact.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import type { Message } from './message-schema.ts'

/** @throws StoreError, ServerError */
export async function sendMessage({ name, email, telephone, comment }: Message): Promise<void> {
  const { contactUs } = await sendChecked(ContactUsOperation, { input: { name, email, comment, ...(telephone && { telephone }) } })
  if (!contactUs?.status) throw new ServerError(ContactUsOperation.name, 'the message was not taken')
}

export type MessageProblem = AuthProblem | { readonly reason: 'closed' } | { readonly reason: 'email-wrong' }

export function readMessageProblem(error: unknown): MessageProblem {
  const reason = refusalOf(error)?.reason
  if (reason === 'contactClosed' || lacksField(error, 'contactUs')) return { reason: 'closed' }
  if (reason === 'emailWrong') return { reason: 'email-wrong' }
  return reason === 'messageNotSent' ? { reason: 'unreachable' } : readGuestProblem(error)
}
