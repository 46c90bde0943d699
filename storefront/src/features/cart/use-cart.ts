'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { subscribeToCart, subscribeToOtherTabs } from './cart-events.ts'
import { getCart } from './get-cart.ts'
import { mayHaveCart, useCartId } from './use-cart-id.ts'

const cartKey = (cartId: string | undefined | null) => ['cart', cartId]

const show = (cartId: string, cart: CartFragment) => queryClient.setQueryData(cartKey(cartId), cart)

subscribeToCart(show)

export interface CartView {
  /** Undefined without a cart and while it is loading. */
  readonly cart: CartFragment | undefined
  readonly isLoading: boolean
  /** The last request failed and is being retried. */
  readonly isUnreachable: boolean
}

/** The cart, refetched when a view mounts and updated from other tabs. */
export function useCart(): CartView {
  const cartId = useCartId()
  const { data, isPending, failureCount } = useQuery(
    {
      queryKey: cartKey(cartId),
      queryFn: cartId ? () => getCart(cartId) : skipToken,
      refetchOnMount: 'always',
    },
    queryClient,
  )
  useEffect(() => subscribeToOtherTabs((id, cart) => void (cart ? show(id, cart) : queryClient.invalidateQueries({ queryKey: cartKey(id) }))), [])
  return {
    cart: data,
    isLoading: isPending && mayHaveCart(cartId),
    isUnreachable: Boolean(cartId) && failureCount > 0,
  }
}

export const refreshCart = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['cart'] })
