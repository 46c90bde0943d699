import { queryClient } from '../../graphql/query-client.ts'
import type { Checkout } from './get-checkout.ts'

export const checkoutKey = (cartId: string | undefined | null) => ['checkout', cartId]

/** A guest's cart that has become the customer's is shown as it was until the shop says more of it. */
export function carryCheckout(fromId: string, toId: string, email: string): void {
  const known = queryClient.getQueryData<Checkout>(checkoutKey(fromId))
  if (known) queryClient.setQueryData<Checkout>(checkoutKey(toId), { ...known, cart: { ...known.cart, id: toId, email } })
}

/** What is shown may be out of date. */
export const refetchCheckout = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['checkout'] })
