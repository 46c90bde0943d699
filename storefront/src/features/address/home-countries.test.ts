import { beforeEach, expect, test, vi } from 'vitest'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { getHomeCountries, regionOf } from './home-countries.ts'
import { getStoreCountry } from './store-country.ts'

vi.mock('./store-country.ts', () => ({ getStoreCountry: vi.fn<typeof getStoreCountry>() }))
vi.mock('../store/store-config.ts', () => ({ getStoreConfigOrNone: vi.fn<typeof getStoreConfigOrNone>() }))

type StoreConfig = Awaited<ReturnType<typeof getStoreConfigOrNone>>
const config = (languageTag: string) => ({ languageTag }) as StoreConfig

beforeEach(() => {
  vi.mocked(getStoreConfigOrNone).mockImplementation((locale) => Promise.resolve(config(locale === 'pl' ? 'pl_PL' : 'en_GB')))
})

test.each([
  ["since Magento 2.4.7: the store's own country, then those of its languages", 'US', ['US', 'GB', 'PL']],
  ["before 2.4.7: those of its languages, this page's first", undefined, ['GB', 'PL']],
])('%s', async (_case, country, homes) => {
  vi.mocked(getStoreCountry).mockResolvedValue(country)
  expect(await getHomeCountries('en')).toEqual(homes)
})

test.each([['en_US', 'US'], ['pl-PL', 'PL'], ['zh_Hans_CN', 'CN'], ['pl', undefined], ['sr_Latn', undefined], [undefined, undefined]])('reads the country of the language tag %s as %s', (tag, country) => {
  expect(regionOf(tag)).toBe(country)
})
