import type { Context } from '../../context.ts'
import { setting } from '../store/settings.ts'
import type { Limit } from './throttle.ts'
import { visitorAddress } from './visitor-address.ts'

/** Many people can sit behind one address: it may fail as often as this many accounts together. */
const ACCOUNTS_PER_ADDRESS = 10

/** Magento's second throttle, on asking for tokens: of one account, and of one address that tries many accounts. */
export function signInLimits({ database, client }: Context, email: string): { account: Limit; address?: Limit } {
  const attempts = setting(database, 'oauth/authentication_lock/max_failures_count')
  const seconds = setting(database, 'oauth/authentication_lock/timeout')
  const account: Limit = { of: ['sign-in', email], attempts, seconds }
  const address = visitorAddress(client)
  if (address === undefined) return { account }
  return { account, address: { of: ['sign-in from', address], attempts: attempts * ACCOUNTS_PER_ADDRESS, seconds } }
}
