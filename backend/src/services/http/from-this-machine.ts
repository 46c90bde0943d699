import type { Call } from './http-plugin.ts'

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address))

/**
 * Whether the request comes from one of our pages on this machine: over the loopback interface, under a local host name (a foreign
 * one that resolves here belongs to another site), not through a proxy, and not from another site's page.
 */
export function isFromThisMachine({ request: { headers }, socket }: Pick<Call, 'request' | 'socket'>): boolean {
  const host = headers.get('host') ?? ''
  const origin = headers.get('origin')
  return (
    isLoopback(socket?.remoteAddress) &&
    LOCAL_NAMES.has(URL.parse(`http://${host}`)?.hostname ?? '') &&
    FORWARDED.every((name) => !headers.has(name)) &&
    (origin === null || origin === `http://${host}`)
  )
}
