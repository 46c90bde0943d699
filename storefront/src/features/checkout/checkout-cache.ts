import { queryClient } from '../../graphql/query-client.ts'
import type { Checkout } from './get-checkout.ts'

export const checkoutKey = (cartId: string | undefined | null) => ['checkout', cartId]

/** Shows a guest's cart under the id of the customer's cart until that is fetched. */
export function carryCheckout(fromId: string, toId: string, email: string): void {
  const known = queryClient.getQueryData<Checkout>(checkoutKey(fromId))
  if (known) queryClient.setQueryData<Checkout>(checkoutKey(toId), { ...known, cart: { ...known.cart, id: toId, email } })
}

/** Refetches a checkout that may be out of date. */
export const refetchCheckout = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['checkout'] })
