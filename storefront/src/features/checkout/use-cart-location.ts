'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import type { PickupLocation } from '../pickup/search-locations.ts'
import { showLocation } from '../pickup/use-location.ts'
import { type CartLocation, fetchCartLocation, hasPickupMethod } from './cart-location.ts'

const FRESH_MS = 5000

const keyOf = (cartId: string | undefined) => ['cart-location', cartId]

type ShippedCart = Pick<CheckoutFragment, 'id' | 'shipping_addresses'>

/**
 * Fetched only for a method with lockers or shops, by which the backend has them.
 * @returns `location` is undefined if the backend could not tell
 */
export function useCartLocation(cart: ShippedCart | undefined, pickup: PickupMethods) {
  const isCollected = cart !== undefined && hasPickupMethod(cart, pickup)
  const { data, isPending } = useQuery(
    { queryKey: keyOf(cart?.id), queryFn: isCollected ? () => findCartLocation(cart.id) : skipToken, staleTime: FRESH_MS, retry: false },
    queryClient,
  )
  return { cartLocation: isCollected ? (data ?? undefined) : undefined, isLocating: isCollected && isPending }
}

export const showCartLocation = (cartId: string, location: PickupLocation | undefined): void =>
  void queryClient.setQueryData<CartLocation>(keyOf(cartId), { code: location?.pickup_location_code ?? null, location: location ?? null })

export const refetchCartLocation = (cartId: string): Promise<CartLocation | null> =>
  queryClient.fetchQuery({ queryKey: keyOf(cartId), queryFn: () => findCartLocation(cartId), staleTime: 0, retry: false })

/** The delivery step shows the place as it was just found, or that it is gone. */
async function findCartLocation(cartId: string): Promise<CartLocation | null> {
  const found = await fetchCartLocation(cartId)
  if (found?.code) showLocation(found.code, found.location)
  return found
}
