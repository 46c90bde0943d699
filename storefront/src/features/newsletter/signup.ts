import * as v from 'valibot'
import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { SubscribeEmailToNewsletterOperation } from '../../graphql/generated/newsletter-signup.ts'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import { emailEntry } from '../auth/credentials-schema.ts'

export interface Signup {
  email: string
  consent: boolean
}

/** Keys of newsletter.error. */
export type SignupMessage = 'required' | 'emailWrong' | 'consent'

const consent: SignupMessage = 'consent'

export const signupSchema: v.GenericSchema<Signup> = v.object({ email: emailEntry, consent: v.pipe(v.boolean(), v.value(true, consent)) })

/** `to-be-confirmed`: the shop has mailed a confirmation link. */
export type Subscription = 'subscribed' | 'to-be-confirmed'

/** @throws StoreError, ServerError */
export async function signUp(email: string): Promise<Subscription> {
  const { subscribeEmailToNewsletter } = await sendChecked(SubscribeEmailToNewsletterOperation, { email })
  const status = subscribeEmailToNewsletter?.status
  if (!status) throw new ServerError(SubscribeEmailToNewsletterOperation.name, 'the answer has no status')
  return status === 'SUBSCRIBED' ? 'subscribed' : 'to-be-confirmed'
}

export type SignupProblem = AuthProblem | { readonly reason: 'customers-only' } | { readonly reason: 'email-wrong' }

export function readSignupProblem(error: unknown): SignupProblem {
  const reason = refusalOf(error)?.reason
  if (reason === 'customersOnly') return { reason: 'customers-only' }
  return reason === 'emailWrong' ? { reason: 'email-wrong' } : readGuestProblem(error)
}
