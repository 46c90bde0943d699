'use client'

import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { send } from '../../graphql/browser.ts'
import { EstimateShippingOperation } from '../../graphql/generated/estimate-shipping.since-2.4.7.ts'
import type { CartFragment, CountryCodeEnum } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { type ShippingRate, shippingRates } from '../delivery/shipping-rates.ts'

/** Several quick changes lead to one request, and the cart's own request goes first. */
const DELAY_MS = 300

/** Estimates the delivery of this cart; empty if the backend cannot. */
export function useShippingEstimate(cart: CartFragment, country: string | undefined): readonly ShippingRate[] {
  const cartId = useCartId()
  const { data } = useQuery(
    {
      queryKey: ['shipping-estimate', cartId, country, cart.total_quantity, cart.prices?.grand_total?.value],
      queryFn: cartId && country !== undefined ? ({ signal }) => estimate({ cartId, country: country as CountryCodeEnum }, signal) : skipToken,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    queryClient,
  )
  return (country && data) || []
}

interface Request {
  readonly cartId: string
  readonly country: CountryCodeEnum
}

async function estimate(request: Request, signal: AbortSignal): Promise<ShippingRate[]> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  signal.throwIfAborted()
  try {
    const { estimateShippingMethods } = await send(EstimateShippingOperation, request, { partial: true })
    return shippingRates(estimateShippingMethods ?? [])
  } catch (error) {
    logFailure('The delivery could not be estimated', error)
    return []
  }
}
