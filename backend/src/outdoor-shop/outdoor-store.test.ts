import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf, ask, PUBLIC_URL } from '../ask.fixture.ts'
import type { Backend } from '../create-backend.ts'
import { openOutdoorShop } from './outdoor-shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openOutdoorShop()))
afterAll(() => shop.close())

const CONFIG = {
  store_code: 'default', store_name: 'Default Store View', store_group_name: 'Larkspur Outfitters', website_name: 'Larkspur US',
  website_code: 'larkspur', locale: 'en_US', timezone: 'America/Los_Angeles', weight_unit: 'lbs', base_currency_code: 'USD',
  default_display_currency_code: 'USD', root_category_uid: 'Mg==', category_url_suffix: '.html', product_url_suffix: '.html',
  default_title: 'Larkspur Outfitters | Clothing and gear for the trail', welcome: 'Free shipping on orders of $100 or more',
  copyright: 'Copyright &copy; 2026 Larkspur Outfitters. All rights reserved.', logo_alt: 'Larkspur Outfitters', logo_width: 150, logo_height: 40,
  default_country: 'US', countries_with_required_region: 'CA,GB,PL,US', display_product_prices_in_catalog: 1, shopping_cart_display_price: 1,
  is_checkout_agreements_enabled: false, is_guest_checkout_enabled: true, newsletter_enabled: true, product_reviews_enabled: '1',
}

test("the only store view has the shop's configuration", async () => {
  expect((await answerOf(shop, `{ storeConfig { ${Object.keys(CONFIG).join(' ')} } }`)).storeConfig).toEqual(CONFIG)
  const { availableStores, checkoutAgreements } = await answerOf(shop, '{ availableStores { store_code } checkoutAgreements { name } }')
  expect(availableStores).toEqual([{ store_code: 'default' }])
  expect(checkoutAgreements).toEqual([])
})

test('there is no other store view', async () => {
  expect((await ask(shop, '{ storeConfig { store_code } }', {}, { store: 'en' })).errors).toMatchObject([{ message: 'Requested store is not found (en)' }])
})

test("logo and icon have Magento's URLs", async () => {
  const { storeConfig } = await answerOf(shop, '{ storeConfig { secure_base_media_url header_logo_src head_shortcut_icon } }')
  const { secure_base_media_url: media, header_logo_src: logo, head_shortcut_icon: icon } = storeConfig
  const typeOf = async (url: string) => (await shop.fetch(new Request(url))).headers.get('content-type')
  expect(await typeOf(`${media}logo/${logo}`)).toBe('image/svg+xml')
  expect(await typeOf(`${media}favicon/${icon}`)).toBe('image/png')
})

test('the currency is the dollar, with its symbol', async () => {
  const { currency } = await answerOf(shop, '{ currency { base_currency_code default_display_currency_symbol available_currency_codes } }')
  expect(currency).toEqual({ base_currency_code: 'USD', default_display_currency_symbol: '$', available_currency_codes: ['USD'] })
})

test('countries are sorted by code and have their states and provinces', async () => {
  const { countries } = await answerOf(shop, '{ countries { id full_name_locale available_regions { id code name } } }')
  expect(countries.map(({ id }: { id: string }) => id)).toEqual(['CA', 'DE', 'GB', 'PL', 'US'])
  const [canada, germany, , , states] = countries
  expect(canada.available_regions).toHaveLength(13)
  expect(germany.available_regions).toBeNull()
  expect(states).toMatchObject({ full_name_locale: 'United States' })
  expect(states.available_regions).toHaveLength(65)
  expect(states.available_regions).toEqual(expect.arrayContaining([
    { id: 12, code: 'CA', name: 'California' }, { id: 49, code: 'OR', name: 'Oregon' }, { id: 65, code: 'WY', name: 'Wyoming' },
  ]))
  const { errors } = await ask(shop, '{ country(id: "FR") { id } }')
  expect(errors).toMatchObject([{ message: "The country isn't available." }])
})

test.each([
  ['home', '', '1column'],
  ['no-route', 'Whoops, our bad...', '2columns-left'],
  ['about-us', 'About us', '1column'],
  ['customer-service', 'Customer Service', '1column'],
  ['privacy-policy-cookie-restriction-mode', 'Privacy and Cookie Policy', '1column'],
])('the page %s is HTML with every directive expanded', async (identifier, heading, layout) => {
  const query = 'query ($url: String!) { route(url: $url) { __typename ... on CmsPage { identifier content_heading page_layout content } } }'
  const { route } = await answerOf(shop, query, { url: identifier })
  expect(route).toMatchObject({ __typename: 'CmsPage', identifier, content_heading: heading, page_layout: layout })
  expect(route.content).toMatch(/^<(div|dl|style)[ >]/)
  expect(route.content).not.toContain('{{')
})

test('every link in the content leads to a page of the shop', async () => {
  const { cmsBlocks } = await answerOf(
    shop, '{ cmsBlocks(identifiers: ["women-block", "gear-block", "sale-block", "home-page-block", "footer_links_block"]) { items { content } } }')
  const pages = await Promise.all(['home', 'no-route', 'about-us', 'customer-service'].map(async (identifier) =>
    (await answerOf(shop, 'query ($identifier: String!) { cmsPage(identifier: $identifier) { content } }', { identifier })).cmsPage))
  const links = [...cmsBlocks.items, ...pages].flatMap(({ content }) => [...content.matchAll(/<a [^>]*href="(http[^"]+)"/g)].map(([, url]) => url))
  expect(links.length).toBeGreaterThan(12)
  const leadsSomewhere = async (url: string) =>
    url.startsWith(PUBLIC_URL) && (await answerOf(shop, 'query ($url: String!) { route(url: $url) { type } }', { url })).route !== null
  const dead = await Promise.all(links.map(async (url) => ((await leadsSomewhere(url)) ? [] : [url])))
  expect(dead.flat()).toEqual([])
})

test('the registration form has no consents', async () => {
  const { attributesForm } = await answerOf(shop, '{ attributesForm(formCode: "customer_account_create") { items { code } } }')
  expect(attributesForm.items.map(({ code }: { code: string }) => code)).not.toContain('consent_statute')
  expect(shop.database.prepare('SELECT * FROM customer_attribute').all()).toEqual([])
})
