import { LRUCache } from 'lru-cache'
import { accountKey, addressKey } from './throttle-key.ts'

interface Limits {
  readonly counts: 'all' | 'failures'
  readonly perAccount?: number
  readonly perAddress: number
  readonly minutes: number
}

/** By root field. Many people can sit behind one address, so that it may do more than one account. */
const LIMITS = new Map<string, Limits>([
  // Enough for whoever mistypes, and fewer than the ten after which Magento locks the account for the customer too.
  ['generateCustomerToken', { counts: 'failures', perAccount: 5, perAddress: 50, minutes: 15 }],
  // The token of a link cannot be guessed in any number of tries, while the backend may refuse several passwords as too weak.
  ['resetPassword', { counts: 'failures', perAccount: 10, perAddress: 50, minutes: 15 }],
  // Each sends a mail, perhaps to somebody who never asked for it; Magento itself sends five resets an hour.
  ['requestPasswordResetEmail', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  ['resendConfirmationEmail', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  // Each makes an account, or tells that there is one.
  ['createCustomerV2', { counts: 'all', perAddress: 20, minutes: 60 }],
])

const MOST_COUNTERS = 50_000

interface Counter {
  count: number
  readonly until: number
}

interface Visit {
  readonly field: string
  readonly email: unknown
  readonly address: string
}

export type Outcome = 'success' | 'failure' | 'outage'

export interface Attempt {
  /** Above 0 it must not be made now; otherwise it is counted already, so that parallel ones cannot slip through. */
  readonly secondsToWait: number
  end(outcome: Outcome): void
}

const UNLIMITED: Attempt = { secondsToWait: 0, end: () => {} }

/** Limits on guessing and on mails, per account and per address. A window begins with the first attempt in it. */
export function createThrottle(now: () => number = Date.now): (visit: Visit) => Attempt {
  const counters = new LRUCache<string, Counter>({ max: MOST_COUNTERS })

  function counterOf(key: string, minutes: number): Counter {
    const counter = counters.get(key)
    if (counter && counter.until > now()) return counter
    const fresh = { count: 0, until: now() + minutes * 60_000 }
    counters.set(key, fresh)
    return fresh
  }

  return ({ field, email, address }) => {
    const limits = LIMITS.get(field)
    if (!limits) return UNLIMITED
    const counted = [{ counter: counterOf(addressKey(field, address), limits.minutes), most: limits.perAddress }]
    if (limits.perAccount && typeof email === 'string') {
      counted.push({ counter: counterOf(accountKey(field, email), limits.minutes), most: limits.perAccount })
    }
    const ends = counted.filter(({ counter, most }) => counter.count >= most).map(({ counter }) => counter.until)
    if (ends.length > 0) return { ...UNLIMITED, secondsToWait: Math.ceil((Math.max(...ends) - now()) / 1000) }

    for (const { counter } of counted) counter.count += 1
    if (limits.counts === 'all') return UNLIMITED
    return {
      secondsToWait: 0,
      end(outcome) {
        if (outcome === 'failure') return
        for (const { counter } of counted) counter.count -= 1
        if (outcome === 'success' && typeof email === 'string') forgetFailures(email)
      },
    }
  }

  /** Whoever knows the password, or has the mail, is the customer: what went wrong before is not held against them. */
  function forgetFailures(email: string): void {
    for (const [field, { counts }] of LIMITS) if (counts === 'failures') counters.delete(accountKey(field, email))
  }
}
