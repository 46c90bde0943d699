/**
 * The URL after the payment: the one in the request, or the shop's home page if that URL is not the shop's. The payment page is
 * therefore not an open redirect.
 */
export function returnAddress(
  shopUrl: string,
  requested: string | null,
  order: { readonly number: string; readonly token: string },
  outcome?: 'refused',
): string {
  const home = new URL(shopUrl)
  const address = within(home, requested) ?? home
  address.searchParams.set('order_number', order.number)
  address.searchParams.set('order_token', order.token)
  if (outcome) address.searchParams.set('payment', outcome)
  return address.href
}

function within(home: URL, requested: string | null): URL | undefined {
  const address = requested === null ? undefined : URL.parse(requested, home)
  const folder = home.pathname.replace(/\/$/, '')
  const isInside = address?.origin === home.origin && (address.pathname === folder || address.pathname.startsWith(`${folder}/`))
  return isInside && address.username === '' && address.password === '' ? address : undefined
}
