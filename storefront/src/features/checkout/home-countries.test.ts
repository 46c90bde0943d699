import { beforeEach, expect, test, vi } from 'vitest'
import { getEstimateCountry } from '../cart/estimate-country.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { getHomeCountries } from './home-countries.ts'

vi.mock('../cart/estimate-country.ts', () => ({ getEstimateCountry: vi.fn<typeof getEstimateCountry>() }))
vi.mock('../store/store-config.ts', () => ({ getStoreConfigOrNone: vi.fn<typeof getStoreConfigOrNone>() }))

type StoreConfig = Awaited<ReturnType<typeof getStoreConfigOrNone>>
const config = (languageTag: string) => ({ languageTag }) as StoreConfig

beforeEach(() => {
  vi.mocked(getStoreConfigOrNone).mockImplementation((locale) => Promise.resolve(config(locale === 'pl' ? 'pl_PL' : 'en_GB')))
})

test.each([
  ['since Magento 2.4.7 the store’s own country, then those of its languages', 'US', ['US', 'GB', 'PL']],
  ['before, those of its languages, this page’s first', undefined, ['GB', 'PL']],
])('%s', async (_case, country, homes) => {
  vi.mocked(getEstimateCountry).mockResolvedValue(country)
  expect(await getHomeCountries('en')).toEqual(homes)
})
