import type { Answered } from './customer-token.ts'
import type { GraphQLErrorBody } from './errors.ts'

const FIELD = 'subscribeEmailToNewsletter'

/** Magento sends the mail to a new subscriber before it answers, so a fast response would reveal an existing one. */
export const isSubscription = (field: string): boolean => field === FIELD

/**
 * Answers every newsletter subscription as that of a new address, since visitors can enter any address: Magento would reveal which ones are
 * subscribed, and which have an unconfirmed account. The response for a new address depends on a setting that Magento does not
 * publish, so it is learned from earlier responses.
 */
export function createNeutralSubscription(): (field: string, store: string, answered: Answered) => Answered {
  const usual = new Map<string, 'SUBSCRIBED' | 'NOT_ACTIVE'>()

  return (field, store, answered) => {
    if (!isSubscription(field)) return answered
    const status = statusIn(answered)
    if (status === 'SUBSCRIBED' || status === 'NOT_ACTIVE') usual.set(store, status)
    const tells = status === 'UNCONFIRMED' || answered.body.errors?.some(isSubscribedAlready)
    return tells ? { ...answered, body: { data: { [FIELD]: { status: usual.get(store) ?? 'SUBSCRIBED' } } } } : answered
  }
}

function statusIn({ body: { data } }: Answered): unknown {
  const given = data?.[FIELD]
  return typeof given === 'object' && given !== null && 'status' in given ? given.status : undefined
}

const isSubscribedAlready = ({ path, extensions }: GraphQLErrorBody): boolean =>
  path?.[0] === FIELD && extensions?.category === 'graphql-already-exists'
