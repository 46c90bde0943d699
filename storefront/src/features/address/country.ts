export interface Region {
  readonly id: number
  /** ISO 3166-2, as in Magento. */
  readonly code?: string | undefined
  readonly name: string
}

export interface Country {
  readonly code: string
  readonly name: string
  /** Empty if the backend knows none. */
  readonly regions: readonly Region[]
  /** Whether its addresses need one; undefined if neither the backend nor a setting tells. */
  readonly isRegionRequired?: boolean | undefined
}

/** Also for a country that the shop does not deliver to. */
export const countryName = (code: string, countries: readonly Country[], locale: string): string =>
  countries.find((country) => country.code === code)?.name ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code

/** The form's default country. */
export const firstCountry = (countries: readonly Country[]): string => countries[0]?.code ?? ''
