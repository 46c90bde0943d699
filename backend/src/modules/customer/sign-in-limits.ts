import { BlockList } from 'node:net'
import type { Client, Context } from '../../graphql/context.ts'
import type { Limit } from '../identity/throttle.ts'
import { setting } from '../store/settings.ts'

/** Many people can share one address: its limit is that of this many accounts. */
const ACCOUNTS_PER_ADDRESS = 10

/** Magento's second throttle, on token requests: for one account, and for one address that tries many accounts. */
export function signInLimits({ database, client }: Context, email: string): { account: Limit; address?: Limit } {
  const attempts = setting(database, 'oauth/authentication_lock/max_failures_count')
  const seconds = setting(database, 'oauth/authentication_lock/timeout')
  const account: Limit = { of: ['sign-in', email], attempts, seconds }
  const address = visitorAddress(client)
  if (address === undefined) return { account }
  return { account, address: { of: ['sign-in from', address], attempts: attempts * ACCOUNTS_PER_ADDRESS, seconds } }
}

const OWN_NETWORK = new BlockList()
OWN_NETWORK.addSubnet('127.0.0.0', 8)
OWN_NETWORK.addSubnet('10.0.0.0', 8)
OWN_NETWORK.addSubnet('172.16.0.0', 12)
OWN_NETWORK.addSubnet('192.168.0.0', 16)
OWN_NETWORK.addAddress('::1', 'ipv6')
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6')

/**
 * The visitor's address. A connection from the shop's own network is its storefront or a proxy, which names the visitor in
 * X-Forwarded-For; only the last entry was written by that proxy. Undefined if unknown.
 */
export function visitorAddress({ address, header }: Client): string | undefined {
  if (address === undefined || !OWN_NETWORK.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return address
  return header('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
