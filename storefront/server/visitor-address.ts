import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const HEADER = 'x-forwarded-for'

/** Leaves one address in the header that the gateway reads: the visitor's, as seen by the outermost trusted proxy. */
export function writeVisitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const address = visitorAddress(String(headers[HEADER] ?? ''), socket.remoteAddress, trustedProxies)
  if (address) headers[HEADER] = address
  else delete headers[HEADER]
}

/**
 * Each proxy appends its client's address to the list, and the visitor may have forged the start of that list: only the entry of the
 * outermost of the shop's own proxies counts. If that is not an address, the connection's own counts.
 */
export function visitorAddress(forwardedFor: string, remoteAddress: string | undefined, trustedProxies: number): string | undefined {
  const seen = [...forwardedFor.split(','), remoteAddress]
  return plainAddress(seen.at(-1 - trustedProxies)) ?? plainAddress(remoteAddress)
}

/** Removes a port, brackets, and the prefix of an IPv4 address on a dual-stack socket. */
function plainAddress(written = ''): string | undefined {
  const address = written
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}
