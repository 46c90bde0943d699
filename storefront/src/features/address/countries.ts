import { send } from '../../graphql/browser.ts'
import { CountriesOperation } from '../../graphql/generated/store.ts'
import type { CountryFragment } from '../../graphql/generated/types.ts'

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

const known = new Map<string, readonly Country[]>()

/** What came beside something else. */
export const knownCountries = (locale: string): readonly Country[] | undefined => known.get(locale)

export function keepCountries(locale: string, countries: readonly (CountryFragment | null)[]): void {
  known.set(locale, readCountries(countries, locale))
}

/** @throws StoreError, ServerError */
export async function getCountries(locale: string): Promise<Country[]> {
  const { countries } = await send(CountriesOperation, {})
  return readCountries(countries ?? [], locale)
}

function readCountries(countries: readonly (CountryFragment | null)[], locale: string): Country[] {
  return countries
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
