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

export interface Destination {
  readonly country: string
  /** Empty if not given. */
  readonly postcode: string
}

export interface Estimate {
  readonly destination: Destination
  /** Empty where the shop does not deliver, undefined if the backend could not estimate. */
  readonly rates: readonly ShippingRate[] | undefined
}

/** Estimates the delivery of this cart; until a changed one is known, the last one with its own destination. */
export function useShippingEstimate(cart: CartFragment, destination: Destination | undefined): Estimate | undefined {
  const cartId = useCartId()
  const { data } = useQuery(
    {
      queryKey: ['shipping-estimate', cartId, destination, cart.total_quantity, cart.prices?.grand_total?.value],
      queryFn: cartId && destination ? ({ signal }) => estimate(cartId, destination, signal) : skipToken,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    queryClient,
  )
  return data
}

async function estimate(cartId: string, destination: Destination, signal: AbortSignal): Promise<Estimate> {
  const { country, postcode } = destination
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  signal.throwIfAborted()
  try {
    const { estimateShippingMethods } = await send(EstimateShippingOperation, { cartId, country: country as CountryCodeEnum, ...(postcode && { postcode }) })
    return { destination, rates: shippingRates(estimateShippingMethods ?? []) }
  } catch (error) {
    logFailure('The delivery could not be estimated', error)
    return { destination, rates: undefined }
  }
}
