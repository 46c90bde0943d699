import { readServerSettings } from '../env.ts'
import { sharedRedis } from '../lib/redis.ts'
import { measures } from '../monitoring/measures.ts'
import { type Counters, countersInMemory, countersInRedis } from './counters.ts'
import { accountKey, addressKey, spellingKey } from './throttle-key.ts'

interface Limits {
  readonly counts: 'all' | 'failures'
  readonly perAccount?: number
  readonly perAddress: number
  readonly minutes: number
  /** The variables that `perAccount` counts by together instead of the e-mail, or `session` for the visitor's own session. */
  readonly by?: 'session' | readonly string[]
}

/** By root field, or by the name of another request. Many people can share one address, so its limit is higher than an account's. */
const LIMITS = new Map<string, Limits>([
  // Enough for mistyped passwords, and fewer than the ten after which Magento locks the account for the customer too.
  ['generateCustomerToken', { counts: 'failures', perAccount: 5, perAddress: 50, minutes: 15 }],
  // The logged-in customer's own password. With the right one, changing the e-mail address reveals which addresses are taken, hence
  // the limit per address for any number of sessions.
  ['ownPassword', { counts: 'failures', perAccount: 5, perAddress: 20, minutes: 15, by: 'session' }],
  // The token of a link cannot be guessed, while the backend may refuse several passwords as too weak.
  ['resetPassword', { counts: 'failures', perAccount: 10, perAddress: 50, minutes: 15 }],
  // Each sends a mail, perhaps to a person who did not request it; Magento's own limit is five resets an hour.
  ['requestPasswordResetEmail', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  ['resendConfirmationEmail', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  // Each may send a mail to the shop, or to a person who did not request it.
  ['contactUs', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  ['subscribeEmailToNewsletter', { counts: 'all', perAccount: 5, perAddress: 20, minutes: 60 }],
  // A shopper may wait for several products; each may send a mail, perhaps to a person who did not request it.
  ['stockAlert', { counts: 'all', perAccount: 10, perAddress: 30, minutes: 60 }],
  // The merchant has to approve each one.
  ['createProductReview', { counts: 'all', perAddress: 20, minutes: 60 }],
  // Each creates an account, or reveals that it exists.
  ['createCustomerV2', { counts: 'all', perAddress: 20, minutes: 60 }],
  // Any key shows whether an account exists.
  ['confirmEmail', { counts: 'failures', perAccount: 10, perAddress: 20, minutes: 60 }],
  // Order numbers are consecutive: by the number alone, a stranger could keep every buyer from their order. Somebody who knows its e-mail
  // address as well may guess ten names.
  ['guestOrder', { counts: 'failures', perAccount: 10, perAddress: 30, minutes: 60, by: ['number', 'email'] }],
  // Merchants' codes are short words.
  ['applyCouponToCart', { counts: 'failures', perAccount: 10, perAddress: 30, minutes: 15, by: ['cartId'] }],
  // The token cannot be guessed; the backend need not try.
  ['guestOrderByToken', { counts: 'failures', perAddress: 30, minutes: 60 }],
  // Each is a row in the backend that nobody may ever use; a company's or a mobile network's customers share an address.
  ['createEmptyCart', { counts: 'all', perAddress: 300, minutes: 60 }],
  ['createCompareList', { counts: 'all', perAddress: 300, minutes: 60 }],
  // Anyone who can identify an order sees its contents, and each declaration sends a mail.
  ['withdrawalLookUp', { counts: 'failures', perAccount: 10, perAddress: 20, minutes: 60 }],
  // The secret of editors, which a merchant may have invented.
  ['previewSecret', { counts: 'failures', perAddress: 20, minutes: 15 }],
  // Failed bot checks of any operation: each costs a request to the service.
  ['botCheck', { counts: 'failures', perAddress: 100, minutes: 15 }],
  // Each is forwarded to the content service.
  ['contentEvents', { counts: 'all', perAddress: 120, minutes: 1 }],
  // A browser collects violations into one report.
  ['policyReport', { counts: 'all', perAddress: 60, minutes: 15 }],
  // One for each page that a visitor leaves.
  ['webVitals', { counts: 'all', perAddress: 300, minutes: 15 }],
  // Each may make a cart in the backend. A shopper asks for each variant; the browser keeps the answers.
  ['deliveryEstimate', { counts: 'all', perAddress: 150, minutes: 15 }],
  ['sizeGuide', { counts: 'all', perAddress: 150, minutes: 15 }],
  ['withdrawal', { counts: 'all', perAccount: 10, perAddress: 50, minutes: 60 }],
])

/** The account of an attempt. Some operations have one variable for all their input. */
function accountIn({ input, ...variables }: Visit['variables'], names: readonly string[]): string | undefined {
  const inner = typeof input === 'object' && input !== null ? (input as Visit['variables']) : {}
  const values = names.map((name) => variables[name] ?? inner[name]).filter((value) => typeof value === 'string')
  return values.length > 0 ? values.map((value) => value.trim()).join('\n') : undefined
}

interface Visit {
  readonly field: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly address: string
  /** The customer's token, if logged in. */
  readonly session?: string | undefined
}

/** An outage is a failure before the execution; after a timeout it is unknown whether the operation was executed. */
export type Outcome = 'success' | 'failure' | 'outage' | 'timeout'

export interface Attempt {
  /** Above 0, the attempt must wait; at 0, it is counted already, so that parallel attempts cannot exceed the limit. */
  readonly secondsToWait: number
  end(outcome: Outcome): Promise<void>
}

const UNLIMITED: Attempt = { secondsToWait: 0, end: async () => {} }

/** Limits guessing and mails, per account and per address. A window begins with its first attempt. */
export function createThrottle(counters: Counters = createCounters()): (visit: Visit) => Promise<Attempt> {
  return async ({ field, variables, address, session }) => {
    const limits = LIMITS.get(field)
    if (!limits) return UNLIMITED
    const window = limits.minutes * 60_000
    const counted = [{ key: addressKey(field, address), most: limits.perAddress, window }]
    const account = limits.by === 'session' ? session : accountIn(variables, limits.by ?? ['email'])
    if (limits.perAccount && account !== undefined) counted.push({ key: accountKey(field, account), most: limits.perAccount, window })

    const wait = await counters.take(counted, spellingKey(account ?? ''))
    if (wait > 0) {
      measures()?.throttled(field)
      return { ...UNLIMITED, secondsToWait: Math.ceil(wait / 1000) }
    }
    return {
      secondsToWait: 0,
      async end(outcome) {
        const isUncounted = limits.counts === 'all' ? outcome === 'outage' : outcome !== 'failure'
        if (isUncounted) await counters.giveBack(counted.map(({ key }) => key))
        const isCustomer = limits.counts === 'failures' && limits.by === undefined && outcome === 'success'
        if (isCustomer && account !== undefined) await resetFailures(counters, account)
      },
    }
  }
}

function createCounters(): Counters {
  const redis = sharedRedis(readServerSettings().redisUrl)
  return redis ? countersInRedis(redis) : countersInMemory()
}

/** A correct password or a mailed link identifies the customer and resets earlier failures. Another spelling may belong to another customer. */
async function resetFailures(counters: Counters, email: string): Promise<void> {
  const fields = [...LIMITS].filter(([, { counts, perAccount, by }]) => counts === 'failures' && perAccount && by === undefined)
  await Promise.all(fields.map(([field]) => counters.reset(accountKey(field, email), spellingKey(email))))
}
