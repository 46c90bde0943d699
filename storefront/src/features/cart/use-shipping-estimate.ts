'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../graphql/browser.ts'
import { EstimateShippingOperation } from '../../graphql/generated/estimate-shipping.since-2.4.7.ts'
import type { CartFragment, CountryCodeEnum, MoneyFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { leastShipping } from './least-shipping.ts'
import { useCartId } from './use-cart-id.ts'

/** So that sums which change several times in a row are asked about once, and the cart itself goes first. */
const PAUSE = 300

/** The least that delivery of this cart would cost; undefined where it cannot be told. */
export function useShippingEstimate(cart: CartFragment, country: string | undefined): MoneyFragment | undefined {
  const cartId = useCartId()
  const { data } = useQuery(
    {
      queryKey: ['shipping-estimate', cartId, country, cart.total_quantity, cart.prices?.grand_total?.value],
      queryFn: ({ signal }) => estimate({ cartId: cartId!, country: country as CountryCodeEnum }, signal),
      enabled: Boolean(cartId) && country !== undefined,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    queryClient,
  )
  return data ?? undefined
}

interface Request {
  readonly cartId: string
  readonly country: CountryCodeEnum
}

async function estimate(request: Request, signal: AbortSignal): Promise<MoneyFragment | null> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  signal.throwIfAborted()
  try {
    const { estimateShippingMethods } = await send(EstimateShippingOperation, request, { partial: true })
    return leastShipping(estimateShippingMethods ?? [])
  } catch (error) {
    logFailure('The delivery could not be estimated', error)
    return null
  }
}
