import { send } from '../../graphql/browser.ts'
import { CountriesOperation } from '../../graphql/generated/store.ts'
import type { CountryFragment } from '../../graphql/generated/types.ts'
import type { Country } from './country.ts'

const known = new Map<string, readonly Country[]>()

/** Countries that another query has loaded. */
export const knownCountries = (locale: string): readonly Country[] | undefined => known.get(locale)

export function rememberCountries(locale: string, countries: readonly (CountryFragment | null)[]): void {
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
      const regions = (country.available_regions ?? []).flatMap((region) => (region?.id && region.name ? [{ id: region.id, code: region.code ?? undefined, name: region.name }] : []))
      return [{ code: country.id, name: country.full_name_locale ?? country.id, regions }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** Moves the likeliest country to the top; the others stay in alphabetical order. */
export function homeFirst(countries: readonly Country[], homes: readonly string[]): readonly Country[] {
  const home = homes.map((code) => countries.find((country) => country.code === code)).find(Boolean)
  return home ? [home, ...countries.filter((country) => country !== home)] : countries
}
