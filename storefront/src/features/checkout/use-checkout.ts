'use client'

import { useQuery } from '@tanstack/react-query'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { useEffect } from 'react'
import { queryClient } from '../../graphql/query-client.ts'
import { onCartElsewhere } from '../cart/cart-news.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { mayHaveCart } from '../cart/use-cart-id.ts'
import { checkoutKey } from './checkout-cache.ts'
import { type Checkout, getCheckout } from './get-checkout.ts'
import { isOrderOf } from './sent-order.ts'

const STEP_AFTER_STEP = 5000

export interface CheckoutView {
  readonly checkout: Checkout | undefined
  readonly isLoading: boolean
  readonly isUnreachable: boolean
  /** The cart was sent off earlier and has become an order. */
  readonly isTaken: boolean
}

export function useCheckout(cartId: string | undefined | null): CheckoutView {
  const { data, isPending, failureCount, fetchStatus, error } = useQuery(
    { queryKey: checkoutKey(cartId), queryFn: () => getCheckout(cartId!), enabled: Boolean(cartId), staleTime: STEP_AFTER_STEP },
    queryClient,
  )
  // What another tab has changed may change the ways of delivery and payment, too.
  useEffect(() => onCartElsewhere((id) => void queryClient.invalidateQueries({ queryKey: checkoutKey(id) })), [])
  return {
    checkout: data,
    isLoading: isPending && mayHaveCart(cartId),
    isUnreachable: Boolean(cartId) && failureCount > 0 && fetchStatus === 'fetching',
    isTaken: Boolean(cartId) && isCartGone(error) && isOrderOf(cartId!),
  }
}

/** Every step's answer holds the whole checkout, so nothing is asked again between steps. */
export function showCheckout(cartId: string, cart: CheckoutFragment): void {
  queryClient.setQueryData<Checkout>(checkoutKey(cartId), (checkout) => checkout && { ...checkout, cart })
}
