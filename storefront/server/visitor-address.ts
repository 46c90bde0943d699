import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const HEADER = 'x-forwarded-for'

/** Leaves one address in the header that the gateway reads: the visitor's, as far as somebody who can be believed has seen it. */
export function writeVisitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const address = visitorAddress(String(headers[HEADER] ?? ''), socket.remoteAddress, trustedProxies)
  if (address) headers[HEADER] = address
  else delete headers[HEADER]
}

/**
 * Each proxy writes behind the list whom it saw, and the visitor may have begun that list with anything: what counts is what the
 * outermost of the shop's own proxies wrote. Where that is no address, the connection's own counts.
 */
export function visitorAddress(forwardedFor: string, remoteAddress: string | undefined, trustedProxies: number): string | undefined {
  const seen = [...forwardedFor.split(','), remoteAddress]
  return plainAddress(seen.at(-1 - trustedProxies)) ?? plainAddress(remoteAddress)
}

/** Without a port, brackets, and the prefix that a socket for both kinds of address gives to an IPv4 one. */
function plainAddress(written = ''): string | undefined {
  const address = written
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}
