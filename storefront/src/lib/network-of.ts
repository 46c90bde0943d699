import { isIPv6 } from 'node:net'

/** What stands before an IPv4 address within an IPv6 one: on a dual-stack socket, and behind a translator (RFC 6052). */
const IPV4_PREFIXES = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'])

/** The addresses of one subscriber: an IPv4 address, however it is written, or the first 64 bits of an IPv6 address. */
export function networkOf(address = ''): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  return IPV4_PREFIXES.has(groups.slice(0, 6).join(':')) ? ipv4Of(groups.slice(6)) : groups.slice(0, 4).join(':')
}

/** All eight, in small letters and without leading zeros. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = [], back = []] = short.split('::').map((part) => part.split(':').filter(Boolean))
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}

const ipv4Of = (groups: readonly string[]): string =>
  groups.flatMap((group) => [Math.floor(Number.parseInt(group, 16) / 256), Number.parseInt(group, 16) % 256]).join('.')
