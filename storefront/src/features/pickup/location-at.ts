'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { send } from '../../graphql/browser.ts'
import { PickupLocationAtOperation } from '../../graphql/generated/location-at.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { isLocation, type PickupLocation } from './search-locations.ts'

const FRESH_MS = 60_000

export interface StreetAddress {
  readonly street: string
  readonly postcode: string
}

/** The locker or shop at an address, which is all that an order has of it; undefined if there is none, or until it is found. */
export function useLocationAt(address: StreetAddress | undefined): PickupLocation | undefined {
  const queryFn = address ? () => findLocationAt(address) : skipToken
  const { data } = useQuery({ queryKey: ['pickup-location-at', address], queryFn, staleTime: FRESH_MS, retry: false }, queryClient)
  return data ?? undefined
}

async function findLocationAt({ street, postcode }: StreetAddress): Promise<PickupLocation | null> {
  const { pickupLocations } = await send(PickupLocationAtOperation, { street: { eq: street }, postcode: { eq: postcode } })
  return pickupLocations?.items?.find(isLocation) ?? null
}
