export interface DeliveryCountry {
  readonly id: string
  readonly threeLetters: string
  readonly regions: readonly Region[]
}

export interface Region {
  readonly id: number
  readonly code: string
  readonly name: string
}

const POLISH_REGIONS: readonly Region[] = [
  { id: 1, code: 'PL-02', name: 'dolnośląskie' },
  { id: 2, code: 'PL-04', name: 'kujawsko-pomorskie' },
  { id: 3, code: 'PL-06', name: 'lubelskie' },
  { id: 4, code: 'PL-08', name: 'lubuskie' },
  { id: 5, code: 'PL-10', name: 'łódzkie' },
  { id: 6, code: 'PL-12', name: 'małopolskie' },
  { id: 7, code: 'PL-14', name: 'mazowieckie' },
  { id: 8, code: 'PL-16', name: 'opolskie' },
  { id: 9, code: 'PL-18', name: 'podkarpackie' },
  { id: 10, code: 'PL-20', name: 'podlaskie' },
  { id: 11, code: 'PL-22', name: 'pomorskie' },
  { id: 12, code: 'PL-24', name: 'śląskie' },
  { id: 13, code: 'PL-26', name: 'świętokrzyskie' },
  { id: 14, code: 'PL-28', name: 'warmińsko-mazurskie' },
  { id: 15, code: 'PL-30', name: 'wielkopolskie' },
  { id: 16, code: 'PL-32', name: 'zachodniopomorskie' },
]

/** Where the shop delivers. No country here requires a region, as Magento has it for all of them. */
export const COUNTRIES: readonly DeliveryCountry[] = [
  { id: 'AT', threeLetters: 'AUT', regions: [] },
  { id: 'BE', threeLetters: 'BEL', regions: [] },
  { id: 'CZ', threeLetters: 'CZE', regions: [] },
  { id: 'DE', threeLetters: 'DEU', regions: [] },
  { id: 'DK', threeLetters: 'DNK', regions: [] },
  { id: 'EE', threeLetters: 'EST', regions: [] },
  { id: 'ES', threeLetters: 'ESP', regions: [] },
  { id: 'FI', threeLetters: 'FIN', regions: [] },
  { id: 'FR', threeLetters: 'FRA', regions: [] },
  { id: 'GB', threeLetters: 'GBR', regions: [] },
  { id: 'HU', threeLetters: 'HUN', regions: [] },
  { id: 'IT', threeLetters: 'ITA', regions: [] },
  { id: 'LT', threeLetters: 'LTU', regions: [] },
  { id: 'LV', threeLetters: 'LVA', regions: [] },
  { id: 'NL', threeLetters: 'NLD', regions: [] },
  { id: 'PL', threeLetters: 'POL', regions: POLISH_REGIONS },
  { id: 'SE', threeLetters: 'SWE', regions: [] },
  { id: 'SK', threeLetters: 'SVK', regions: [] },
]
