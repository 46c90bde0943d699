import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { SubscribeEmailToNewsletterOperation } from '../../graphql/generated/newsletter-signup.ts'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'

/** Where a shop asks for confirmation, the newsletter comes once the link in its mail was opened. */
export type Subscription = 'subscribed' | 'to-be-confirmed'

/** @throws StoreError, ServerError */
export async function subscribe(email: string): Promise<Subscription> {
  const { subscribeEmailToNewsletter } = await sendChecked(SubscribeEmailToNewsletterOperation, { email })
  const status = subscribeEmailToNewsletter?.status
  if (!status) throw new ServerError(SubscribeEmailToNewsletterOperation.name, 'no status came back')
  return status === 'SUBSCRIBED' ? 'subscribed' : 'to-be-confirmed'
}

export type SubscribeProblem = AuthProblem | { readonly reason: 'customers-only' } | { readonly reason: 'email-wrong' }

export function readSubscribeProblem(error: unknown): SubscribeProblem {
  const reason = refusalOf(error)?.reason
  if (reason === 'customersOnly') return { reason: 'customers-only' }
  return reason === 'emailWrong' ? { reason: 'email-wrong' } : readGuestProblem(error)
}
