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

/** Also of a country that the shop does not deliver to, or not any more. */
export const countryName = (code: string, countries: readonly Country[], locale: string): string =>
  countries.find((country) => country.code === code)?.name ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code

/** Where the form begins. */
export const firstCountry = (countries: readonly Country[]): string => countries[0]?.code ?? ''
