/**
 * Where the browser goes after the payment: the page that the shop named, or its home page where that is none of the
 * shop's. Nobody's link can use the payment page to lead shoppers elsewhere.
 */
export function returnAddress(shopUrl: string, wanted: string | null, order: { readonly number: string; readonly token: string }): string {
  const home = new URL(shopUrl)
  const address = within(home, wanted) ?? home
  address.searchParams.set('order_number', order.number)
  address.searchParams.set('order_token', order.token)
  return address.href
}

function within(home: URL, wanted: string | null): URL | undefined {
  const address = wanted === null ? undefined : URL.parse(wanted, home)
  const folder = home.pathname.replace(/\/$/, '')
  const isInside = address?.origin === home.origin && (address.pathname === folder || address.pathname.startsWith(`${folder}/`))
  return isInside && address.username === '' && address.password === '' ? address : undefined
}
