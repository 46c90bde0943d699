/**
 * The host and path of an address, by which it is compared with others: a merchant's older texts and settings begin with `http:`, some texts
 * have no scheme, and a host may be in capitals. Anything else stays as it is.
 */
export function withoutScheme(address: string): string {
  const [, written = '', path = ''] = /^(?:https?:)?\/\/([^/\\]*)(.*)$/is.exec(address) ?? []
  const host = URL.parse(`https://${written}`)?.host
  return host ? host.replace(/:80$/, '') + path : address
}
