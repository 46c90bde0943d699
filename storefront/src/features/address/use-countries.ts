'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../graphql/query-client.ts'
import { getCountries, homeFirst, knownCountries } from './countries.ts'
import type { AddressSettings } from './address-settings.ts'
import type { Country } from './country.ts'

/**
 * The countries that the shop delivers to: the likeliest of `homes` first, the others in alphabetical order. They are fetched once per
 * visit unless another query has loaded them.
 */
export function useCountries(locale: string, { homes, withRegion }: AddressSettings): readonly Country[] | undefined {
  const { data } = useQuery(
    { queryKey: ['countries', locale], queryFn: () => getCountries(locale), initialData: () => knownCountries(locale), staleTime: Infinity },
    queryClient,
  )
  return useMemo(
    () => data && homeFirst(data, homes).map((country) => ({ ...country, isRegionRequired: withRegion?.includes(country.code) })),
    [data, homes, withRegion],
  )
}
