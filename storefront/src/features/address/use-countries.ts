'use client'

import { useQuery } from '@tanstack/react-query'
import { send } from '../../graphql/browser.ts'
import { CountriesOperation } from '../../graphql/generated/store.ts'
import { queryClient } from '../../graphql/query-client.ts'

export interface Region {
  readonly id: number
  readonly name: string
}

export interface Country {
  readonly code: string
  readonly name: string
  /** None where the country has none, or the backend knows none. */
  readonly regions: readonly Region[]
}

/** The countries that the shop delivers to, in the visitor's order of letters; they do not change during a visit. */
export function useCountries(locale: string): readonly Country[] | undefined {
  const { data } = useQuery({ queryKey: ['countries', locale], queryFn: () => getCountries(locale), staleTime: Infinity }, queryClient)
  return data
}

async function getCountries(locale: string): Promise<Country[]> {
  const { countries } = await send(CountriesOperation, {})
  return (countries ?? [])
    .flatMap((country) => {
      if (!country?.id) return []
      const regions = (country.available_regions ?? []).flatMap((region) => (region?.id && region.name ? [{ id: region.id, name: region.name }] : []))
      return [{ code: country.id, name: country.full_name_locale ?? country.id, regions }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

const HOME = 'PL'

/** Where the form begins: Poland if it is offered, else the first that is. */
export function firstCountry(countries: readonly Country[]): string {
  return countries.some(({ code }) => code === HOME) ? HOME : (countries[0]?.code ?? '')
}
