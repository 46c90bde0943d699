import type { Answered } from './customer-token.ts'
import type { GraphQLErrorBody } from './errors.ts'

const FIELD = 'subscribeEmailToNewsletter'

/** Magento mails to a new subscriber before it answers, so that an early answer would show an old one. */
export const isSubscription = (field: string): boolean => field === FIELD

/**
 * Whoever gives an address for the newsletter is answered as for a new one, for the address may be somebody else's: Magento would tell
 * which ones are subscribed, and which have an account that waits for its confirmation. What a new one is answered is a setting of the
 * store view that Magento tells nobody; it is read off the answers as they come.
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
