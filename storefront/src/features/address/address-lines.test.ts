import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'
import { home, work } from './saved-address.fixture.ts'

const countries = [
  { code: 'PL', name: 'Polska', regions: [] },
  { code: 'US', name: 'Stany Zjednoczone', regions: [] },
]

test.each([
  ['in the first country, without its name', home, ['Kościeliska 14a/3', '34-500 Zakopane', '600 100 200']],
  ['with the company first', work, ['Halny', 'Karmelicka 27', '31-131 Kraków', '600 100 200']],
  ['in another country', { ...home, country_code: 'US', region: { region: 'Oregon', region_id: 49 } } as const, ['Kościeliska 14a/3', '34-500 Zakopane', 'Oregon, Stany Zjednoczone', '600 100 200']],
  ['in a country without delivery', { ...home, country_code: 'NO' } as const, ['Kościeliska 14a/3', '34-500 Zakopane', 'Norwegia', '600 100 200']],
  ['with few fields', { ...home, street: null, postcode: null, telephone: null }, ['Zakopane']],
])('an address %s', (_title, address, lines) => expect(addressLines(address, countries, 'pl')).toEqual(lines))
