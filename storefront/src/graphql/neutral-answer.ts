import type { BackendAnswer } from './customer-token.ts'
import { type GraphQLErrorBody, StoreError, toError } from './errors.ts'
import { reasonOfError } from './refusals/add-reasons.ts'
import { withCategory } from './with-category.ts'

/** Fields that request a mail: the response is the same whether the address has an account or not. */
const MAILS = new Set(['requestPasswordResetEmail', 'resendConfirmationEmail'])

/** Fields that Magento refuses for several reasons, some of which reveal that an account or an order exists. */
const REFUSALS: Readonly<Record<string, { readonly message: string; readonly category: string }>> = {
  guestOrder: { message: 'No such order.', category: 'graphql-no-such-entity' },
  guestOrderByToken: { message: 'No such order.', category: 'graphql-no-such-entity' },
  // Magento's message for a wrong password, which also replaces the ones for a locked account and for an unconfirmed address.
  generateCustomerToken: {
    message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    category: 'graphql-authentication',
  },
  confirmEmail: { message: 'The confirmation token is invalid. Verify the token and try again.', category: 'graphql-input' },
  resetPassword: { message: 'The password token is mismatched. Reset and try again.', category: 'graphql-input' },
}

/** Makes all refusals about an account or a guest's order the same, and all responses to requests for a mail. Outages pass unchanged. */
export function neutralAnswer(field: string, answered: BackendAnswer): BackendAnswer {
  if (!isPrivate(field, answered)) return answered
  const refusal = REFUSALS[field]
  const body = refusal ? { data: { [field]: null }, errors: [{ message: refusal.message, path: [field], extensions: { category: refusal.category } }] } : { data: { [field]: true } }
  return { ...answered, status: 200, body }
}

/** Whether the response or its timing would reveal that such an account or order exists. */
export function isPrivate(field: string, { body: { data, errors = [] } }: BackendAnswer): boolean {
  if (MAILS.has(field)) return typeof data?.[field] === 'boolean' || errors.some((error) => isRevealing(field, error))
  return field in REFUSALS && !data?.[field] && errors.some((error) => isRevealing(field, error))
}

function isRevealing(field: string, error: GraphQLErrorBody): boolean {
  if (error.path?.length !== 1 || !(toError(field, withCategory(error)) instanceof StoreError)) return false
  const reason = reasonOfError(error, { field, variables: {} })?.reason
  // A refusal of a weak password reveals nothing about the account.
  return field === 'resetPassword' ? reason === 'linkRefused' || reason === 'accountLocked' : reason !== 'botCheckFailed'
}

const STEP_MS = 500

/**
 * Pads the response time to a multiple of half a second, because Magento responds sooner if there is no account.
 * @param since a value of `performance.now()`
 */
export function padResponseTime(since: number): Promise<void> {
  const rest = STEP_MS - ((performance.now() - since) % STEP_MS)
  return new Promise((resolve) => setTimeout(resolve, rest))
}

const SUBSCRIBE = 'subscribeEmailToNewsletter'

/** Magento sends the mail to a new subscriber before it answers, so a fast response would reveal an existing one. */
export const isSubscription = (field: string): boolean => field === SUBSCRIBE

/**
 * Responds to every newsletter subscription as to that of a new address: Magento reveals which addresses are subscribed or have an
 * unconfirmed account. The response for a new address depends on a setting that Magento does not publish, so it is taken from
 * earlier responses.
 */
export function createNeutralSubscription(): (field: string, store: string, answered: BackendAnswer) => BackendAnswer {
  const usual = new Map<string, 'SUBSCRIBED' | 'NOT_ACTIVE'>()

  return (field, store, answered) => {
    if (!isSubscription(field)) return answered
    const status = statusIn(answered)
    if (status === 'SUBSCRIBED' || status === 'NOT_ACTIVE') usual.set(store, status)
    const wouldReveal = status === 'UNCONFIRMED' || answered.body.errors?.some(isSubscribedAlready)
    return wouldReveal ? { ...answered, body: { data: { [SUBSCRIBE]: { status: usual.get(store) ?? 'SUBSCRIBED' } } } } : answered
  }
}

function statusIn({ body: { data } }: BackendAnswer): unknown {
  const subscription = data?.[SUBSCRIBE]
  return typeof subscription === 'object' && subscription !== null && 'status' in subscription ? subscription.status : undefined
}

const isSubscribedAlready = ({ path, extensions }: GraphQLErrorBody): boolean =>
  path?.[0] === SUBSCRIBE && extensions?.category === 'graphql-already-exists'
