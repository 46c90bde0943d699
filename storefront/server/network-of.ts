import { isIPv6 } from 'node:net'

/** The addresses of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address = ''): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [front = '', back] = plain.replace(/%.*$/, '').split('::')
  const [first, last] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = back === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
