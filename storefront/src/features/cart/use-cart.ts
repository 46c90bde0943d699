'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../graphql/query-client.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { onCart, onCartElsewhere } from './cart-news.ts'
import { getCart } from './get-cart.ts'
import { mayHaveCart, useCartId } from './use-cart-id.ts'

const cartKey = (cartId: string | undefined | null) => ['cart', cartId]

const show = (cartId: string, cart: CartFragment) => queryClient.setQueryData(cartKey(cartId), cart)

onCart(show)

export interface CartView {
  /** None for a visitor without a cart, and while it is being loaded. */
  readonly cart: CartFragment | undefined
  readonly isLoading: boolean
  /** The shop does not answer just now; it is being asked again. */
  readonly isUnreachable: boolean
}

/** The cart as the shop has it: asked anew whenever something shows it; what another tab does to it is told at once. */
export function useCart(): CartView {
  const cartId = useCartId()
  const { data, isPending, failureCount } = useQuery(
    {
      queryKey: cartKey(cartId),
      queryFn: () => getCart(cartId!),
      enabled: Boolean(cartId),
      refetchOnMount: 'always',
    },
    queryClient,
  )
  useEffect(() => onCartElsewhere((id, cart) => void (cart ? show(id, cart) : queryClient.invalidateQueries({ queryKey: cartKey(id) }))), [])
  return {
    cart: data,
    isLoading: isPending && mayHaveCart(cartId),
    isUnreachable: Boolean(cartId) && failureCount > 0,
  }
}

export const refreshCart = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['cart'] })
