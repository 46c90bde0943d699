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

/** The likeliest country that is offered stands first, the others stay in the visitor's order of letters. */
export function homeFirst(countries: readonly Country[], homes: readonly string[]): readonly Country[] {
  const home = homes.map((code) => countries.find((country) => country.code === code)).find(Boolean)
  return home ? [home, ...countries.filter((country) => country !== home)] : countries
}

/** Also of a country that the shop does not deliver to, or not any more. */
export const countryName = (code: string, countries: readonly Country[], locale: string): string =>
  countries.find((country) => country.code === code)?.name ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code

/** Where the form begins. */
export const firstCountry = (countries: readonly Country[]): string => countries[0]?.code ?? ''
