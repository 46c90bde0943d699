import { LRUCache } from 'lru-cache'
import { accountKey, addressKey, spellingKey } from './throttle-key.ts'

interface Limits {
  readonly counts: 'all' | 'failures'
  readonly perAccount?: number
  readonly perAddress: number
  readonly minutes: number
  /** The variable that `perAccount` counts by, in place of the e-mail; `session` is no variable, but the visitor's own session. */
  readonly by?: string
}

/** By root field, or by what else is asked. Many people can sit behind one address, so that it may do more than one account. */
const LIMITS = new Map<string, Limits>([
  // Enough for mistyped passwords, and fewer than the ten after which Magento locks the account for the customer too.
  ['generateCustomerToken', { counts: 'failures', perAccount: 5, perAddress: 50, minutes: 15 }],
  // The password of the account that somebody is logged in to.
  // Behind the right password, the change of an address tells which ones are taken, in as many sessions as somebody begins.
  ['ownPassword', { counts: 'failures', perAccount: 5, perAddress: 20, minutes: 15, by: 'session' }],
  // The token of a link cannot be guessed in any number of tries, while the backend may refuse several passwords as too weak.
  ['resetPassword', { counts: 'failures', perAccount: 10, perAddress: 50, minutes: 15 }],
  // Each sends a mail, perhaps to somebody who never asked for it; Magento itself sends five resets an hour.
  ['requestPasswordResetEmail', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  ['resendConfirmationEmail', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  // Each may send a mail: to the shop, or to somebody who never asked for it.
  ['contactUs', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  ['subscribeEmailToNewsletter', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  // Somebody has to read each before it is shown.
  ['createProductReview', { counts: 'all', perAddress: 20, minutes: 60 }],
  // Each makes an account, or tells that there is one.
  ['createCustomerV2', { counts: 'all', perAddress: 20, minutes: 60 }],
  // Any key shows whether an account is there.
  ['confirmEmail', { counts: 'failures', perAccount: 10, perAddress: 20, minutes: 60 }],
  // Numbers of orders follow one another, so that only the e-mail and the name behind one have to be guessed.
  ['guestOrder', { counts: 'failures', perAccount: 10, perAddress: 30, minutes: 60, by: 'number' }],
  // Anyone who knows an order sees its contents, and each declaration sends a mail.
  ['withdrawalLookUp', { counts: 'failures', perAccount: 10, perAddress: 20, minutes: 60 }],
  // Failed bot checks of any operation: each costs a request to the service.
  ['botCheck', { counts: 'failures', perAddress: 100, minutes: 15 }],
  // Each is forwarded to the content service.
  ['contentEvents', { counts: 'all', perAddress: 120, minutes: 1 }],
  // A browser sends what it has gathered in one report.
  ['policyReport', { counts: 'all', perAddress: 60, minutes: 15 }],
  ['withdrawal', { counts: 'all', perAccount: 10, perAddress: 50, minutes: 60 }],
])

const MOST_COUNTERS = 50_000

interface Counter {
  count: number
  readonly until: number
  /** How the account was spelled in all that is counted; undefined after two ways. */
  spelling: string | undefined
}

/** Whom an attempt is about. Some operations put all they ask into one variable. */
function accountIn({ input, ...variables }: Visit['variables'], name: string): string | undefined {
  const inner = typeof input === 'object' && input !== null ? (input as Visit['variables'])[name] : undefined
  const value = variables[name] ?? inner
  return typeof value === 'string' ? value : undefined
}

interface Visit {
  readonly field: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly address: string
  /** The customer's token, where they are logged in. */
  readonly session?: string | undefined
}

/** An outage is one before anything was done; after a timeout nobody knows whether something was. */
export type Outcome = 'success' | 'failure' | 'outage' | 'timeout'

export interface Attempt {
  /** Above 0 it must not be made now; otherwise it is counted already, so that parallel ones cannot slip through. */
  readonly secondsToWait: number
  end(outcome: Outcome): void
}

const UNLIMITED: Attempt = { secondsToWait: 0, end: () => {} }

/**
 * Limits on guessing and on mails, per account and per address. A window begins with the first attempt in it.
 * @param now milliseconds of a clock that nobody sets back, which would lengthen a window by as much
 */
export function createThrottle(now: () => number = () => performance.now()): (visit: Visit) => Attempt {
  const counters = new LRUCache<string, Counter>({ max: MOST_COUNTERS })

  return ({ field, variables, address, session }) => {
    const limits = LIMITS.get(field)
    if (!limits) return UNLIMITED
    const keys = [{ key: addressKey(field, address), most: limits.perAddress }]
    const account = limits.by === 'session' ? session : accountIn(variables, limits.by ?? 'email')
    if (limits.perAccount && account !== undefined) keys.push({ key: accountKey(field, account), most: limits.perAccount })

    // Looked up only: a flood of refused attempts must not crowd out what others have used up.
    const ends = keys.flatMap(({ key, most }) => {
      const counter = current(key)
      return counter && counter.count >= most ? counter.until : []
    })
    if (ends.length > 0) return { ...UNLIMITED, secondsToWait: Math.ceil((Math.max(...ends) - now()) / 1000) }

    const spelling = spellingKey(account ?? '')
    const counted = keys.map(({ key }) => current(key) ?? begin(key, limits.minutes, spelling))
    for (const counter of counted) {
      counter.count += 1
      if (counter.spelling !== spelling) counter.spelling = undefined
    }
    return {
      secondsToWait: 0,
      end(outcome) {
        const isGivenBack = limits.counts === 'all' ? outcome === 'outage' : outcome !== 'failure'
        if (isGivenBack) for (const counter of counted) counter.count -= 1
        const isCustomer = limits.counts === 'failures' && limits.by === undefined && outcome === 'success'
        if (isCustomer && account !== undefined) forgetFailures(account)
      },
    }
  }

  function current(key: string): Counter | undefined {
    const counter = counters.get(key)
    return counter && counter.until > now() ? counter : undefined
  }

  function begin(key: string, minutes: number, spelling: string): Counter {
    const counter = { count: 0, until: now() + minutes * 60_000, spelling }
    counters.set(key, counter)
    return counter
  }

  /** The password or a mailed link proves the customer, whose earlier failures no longer count. Another spelling may be another customer's. */
  function forgetFailures(email: string): void {
    for (const [field, { counts }] of LIMITS) {
      const key = accountKey(field, email)
      if (counts === 'failures' && counters.peek(key)?.spelling === spellingKey(email)) counters.delete(key)
    }
  }
}
