import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { answerOf, ask, PUBLIC_URL, send } from '../../ask.fixture.ts'
import { seedSampleShop } from '../../sample-shop/seed.ts'
import { openShop } from '../../shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

test('each store view has its own locale; currency and URL suffixes are the same', async () => {
  const fields = `store_code store_name locale default_display_currency_code base_media_url root_category_uid
    category_url_suffix product_url_suffix is_default_store grid_per_page grid_per_page_values`
  const { storeConfig } = await answerOf(shop, `{ storeConfig { ${fields} } }`, {}, 'pl')
  expect(storeConfig).toEqual({
    store_code: 'pl',
    store_name: 'Polski',
    locale: 'pl_PL',
    default_display_currency_code: 'PLN',
    base_media_url: `${PUBLIC_URL}/media/`,
    root_category_uid: 'Mg==',
    category_url_suffix: '',
    product_url_suffix: '',
    is_default_store: false,
    grid_per_page: 12,
    grid_per_page_values: '12,24,36',
  })
  const { availableStores } = await answerOf(shop, '{ availableStores { store_code is_default_store } }')
  expect(availableStores).toEqual([
    { store_code: 'en', is_default_store: true },
    { store_code: 'pl', is_default_store: false },
  ])
})

test('country names are in the language of the store view; a country without regions has null', async () => {
  const fields = 'id full_name_locale full_name_english available_regions { code name }'
  const { countries } = await answerOf(shop, `{ countries { ${fields} } }`, {}, 'pl')
  const country = (code: string) => countries.find(({ id }: { id: string }) => id === code)
  expect(country('AT')).toMatchObject({ full_name_locale: 'Austria', full_name_english: 'Austria', available_regions: null })
  expect(country('PL')).toMatchObject({ full_name_locale: 'Polska', full_name_english: 'Poland' })
  expect(country('PL').available_regions).toHaveLength(16)
  expect(country('ES')).toMatchObject({ full_name_locale: 'Hiszpania', full_name_english: 'Spain' })
  expect(country('ES').available_regions).toHaveLength(50)
})

test('a country is found by its code in capitals', async () => {
  expect((await answerOf(shop, '{ country(id: "PL") { three_letter_abbreviation } }')).country.three_letter_abbreviation).toBe('POL')
  const { errors } = await ask(shop, '{ country(id: "pl") { id } }')
  expect(errors![0]).toMatchObject({ message: "The country isn't available.", extensions: { category: 'graphql-no-such-entity' } })
})

test('the shop has one currency', async () => {
  const { currency } = await answerOf(
    shop,
    `{ currency { base_currency_code base_currency_symbol default_display_currency_code default_display_currency_symbol
       available_currency_codes exchange_rates { currency_to rate } } }`,
  )
  expect(currency).toEqual({
    base_currency_code: 'PLN',
    base_currency_symbol: 'zł',
    default_display_currency_code: 'PLN',
    default_display_currency_symbol: 'zł',
    available_currency_codes: ['PLN'],
    exchange_rates: [{ currency_to: 'PLN', rate: 1 }],
  })
})

test('a currency other than the shop’s is refused', async () => {
  const inCurrency = (currency: string) => send(shop, '{"query":"{ storeConfig { store_code } }"}', { 'content-currency': currency })
  expect((await inCurrency(' pln ')).status).toBe(200)
  const refused = await inCurrency('EUR')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({
    errors: [{ message: 'Please correct the target currency', extensions: { category: 'graphql-input' } }],
  })
})

test('a country needs a code', async () => {
  const { errors } = await ask(shop, '{ country { id } }')
  expect(errors![0]).toMatchObject({ message: 'Country "id" value should be specified', extensions: { category: 'graphql-input' } })
})

test('the sample shop is in Poland and has two languages', async () => {
  const query = '{ storeConfig { default_country copyright welcome zero_subtotal_title } }'
  expect((await answerOf(shop, query, {}, 'pl')).storeConfig).toMatchObject({ default_country: 'PL', welcome: 'Zanim zmieni się wiatr' })
  expect((await answerOf(shop, query)).storeConfig).toMatchObject({ default_country: 'PL', welcome: 'Before the wind turns' })
})

test('secure_base_link_url is the storefront URL of each store view', async () => {
  const query = '{ availableStores { secure_base_url secure_base_link_url } }'
  const elsewhere = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, shopUrl: 'https://shop.example' })
  seedSampleShop(elsewhere.database)
  expect((await answerOf(elsewhere, query)).availableStores).toEqual([
    { secure_base_url: `${PUBLIC_URL}/`, secure_base_link_url: 'https://shop.example/' },
    { secure_base_url: `${PUBLIC_URL}/`, secure_base_link_url: 'https://shop.example/pl/' },
  ])
  await elsewhere.close()
})
