import { BlockList } from 'node:net'
import type { Client, Context } from '../../graphql/context.ts'
import type { Limit } from '../identity/throttle.ts'
import { setting } from '../store/settings.ts'

/** Many people can share one IP address, so its limit is that of this many accounts. */
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

const PRIVATE_NETWORKS = new BlockList()
PRIVATE_NETWORKS.addSubnet('127.0.0.0', 8)
PRIVATE_NETWORKS.addSubnet('10.0.0.0', 8)
PRIVATE_NETWORKS.addSubnet('172.16.0.0', 12)
PRIVATE_NETWORKS.addSubnet('192.168.0.0', 16)
PRIVATE_NETWORKS.addAddress('::1', 'ipv6')
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6')

/**
 * The visitor's address. A connection from a private network is the storefront or a proxy, which adds the visitor to
 * X-Forwarded-For; only the last entry is from that proxy. Undefined if unknown.
 */
export function visitorAddress({ address, header }: Client): string | undefined {
  if (address === undefined || !PRIVATE_NETWORKS.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return address
  return header('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
