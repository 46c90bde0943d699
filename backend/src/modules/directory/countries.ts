import { CANADIAN_PROVINCES, POLISH_VOIVODESHIPS, type Region, SPANISH_PROVINCES, US_STATES } from './regions.ts'

export interface DeliveryCountry {
  readonly id: string
  readonly threeLetters: string
  readonly regions: readonly Region[]
}

/** Countries that a shop can deliver to; a setting selects them. Regions are listed only where postal addresses include them. */
export const COUNTRIES: readonly DeliveryCountry[] = [
  { id: 'AT', threeLetters: 'AUT', regions: [] },
  { id: 'BE', threeLetters: 'BEL', regions: [] },
  { id: 'CA', threeLetters: 'CAN', regions: CANADIAN_PROVINCES },
  { id: 'CZ', threeLetters: 'CZE', regions: [] },
  { id: 'DE', threeLetters: 'DEU', regions: [] },
  { id: 'DK', threeLetters: 'DNK', regions: [] },
  { id: 'EE', threeLetters: 'EST', regions: [] },
  { id: 'ES', threeLetters: 'ESP', regions: SPANISH_PROVINCES },
  { id: 'FI', threeLetters: 'FIN', regions: [] },
  { id: 'FR', threeLetters: 'FRA', regions: [] },
  { id: 'GB', threeLetters: 'GBR', regions: [] },
  { id: 'HU', threeLetters: 'HUN', regions: [] },
  { id: 'IT', threeLetters: 'ITA', regions: [] },
  { id: 'LT', threeLetters: 'LTU', regions: [] },
  { id: 'LV', threeLetters: 'LVA', regions: [] },
  { id: 'NL', threeLetters: 'NLD', regions: [] },
  { id: 'PL', threeLetters: 'POL', regions: POLISH_VOIVODESHIPS },
  { id: 'SE', threeLetters: 'SWE', regions: [] },
  { id: 'SK', threeLetters: 'SVK', regions: [] },
  { id: 'US', threeLetters: 'USA', regions: US_STATES },
]

/** @param locale as Magento writes it, `pl_PL` */
export const countryName = (id: string, locale: string): string =>
  new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(id) ?? id
