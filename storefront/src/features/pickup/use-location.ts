'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../graphql/query-client.ts'
import { findLocation, type PickupLocation } from './search-locations.ts'

const FRESH_MS = 5000

const keyOf = (code: string | undefined) => ['pickup-location', code]

interface KnownLocation {
  /** As it is now; null if there is none any more; undefined if that is unknown. */
  readonly current: PickupLocation | null | undefined
  readonly isChecking: boolean
}

/** A locker or shop that was chosen before: it may have moved, or be gone. */
export function useLocation(code: string | undefined): KnownLocation {
  const queryFn = code === undefined ? skipToken : () => findLocation(code)
  const { data, isFetching } = useQuery({ queryKey: keyOf(code), queryFn, staleTime: FRESH_MS, retry: false }, queryClient)
  return { current: data, isChecking: isFetching }
}

/** Shows a location that the backend has just listed, or says that it is gone. */
export const showLocation = (code: string, location: PickupLocation | null): void => void queryClient.setQueryData(keyOf(code), location)
