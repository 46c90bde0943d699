'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { subscribeToOtherTabs } from '../cart/cart-events.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { mayHaveCart } from '../cart/use-cart-id.ts'
import { isSubmittedCart } from '../place-order/submitted-order.ts'
import { checkoutKey } from './checkout-cache.ts'
import { type Checkout, getCheckout } from './get-checkout.ts'

const STALE_AFTER_MS = 5000

export interface CheckoutView {
  readonly checkout: Checkout | undefined
  readonly isLoading: boolean
  readonly isUnreachable: boolean
  /** The submitted cart has become an order. */
  readonly isTaken: boolean
}

export function useCheckout(cartId: string | undefined | null): CheckoutView {
  const { data, isPending, failureCount, fetchStatus, error } = useQuery(
    { queryKey: checkoutKey(cartId), queryFn: cartId ? () => getCheckout(cartId) : skipToken, staleTime: STALE_AFTER_MS },
    queryClient,
  )
  // A change in another tab may change the delivery and payment methods, too.
  useEffect(() => subscribeToOtherTabs((id) => void queryClient.invalidateQueries({ queryKey: checkoutKey(id) })), [])
  return {
    checkout: data,
    isLoading: isPending && mayHaveCart(cartId),
    isUnreachable: Boolean(cartId) && failureCount > 0 && fetchStatus === 'fetching',
    isTaken: Boolean(cartId && isCartGone(error) && isSubmittedCart(cartId)),
  }
}

/** Every step's answer contains the whole checkout, so nothing is fetched between steps. */
export function showCheckout(cartId: string, cart: CheckoutFragment): void {
  queryClient.setQueryData<Checkout>(checkoutKey(cartId), (checkout) => checkout && { ...checkout, cart })
}
