import { buildClientSchema, buildSchema, getIntrospectionQuery } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buy } from '../modules/order/order.fixture.ts'
import { openShop, type TestShop } from '../modules/cart/cart.fixture.ts'
import { typeDefinitions } from '../graphql/type-definitions.ts'
import { coordinatesOf, ownerOf } from './coordinates.ts'
import { type Release, RELEASES } from './release.ts'

let shop: TestShop
afterEach(() => shop.close())

const open = (release?: Release): TestShop => (shop = openShop(':memory:', undefined, release))

const WHOLE = coordinatesOf(buildSchema(typeDefinitions().join('\n')))

const TEE = '(filter: { sku: { eq: "tee" } })'
const NO_LATER_THAN: readonly (readonly [document: string, first: Release, message: string])[] = [
  [`{ products${TEE} { items { sku custom_attributesV2 { items { code } } } } }`, '2.4.7', 'Cannot query field "custom_attributesV2" on type "ProductInterface".'],
  [`{ products${TEE} { items { sku quantity } } }`, '2.4.8', 'Cannot query field "quantity" on type "ProductInterface".'],
  ['{ storeConfig { default_country } }', '2.4.7', 'Cannot query field "default_country" on type "StoreConfig".'],
  ['{ recaptchaFormConfig(formType: PLACE_ORDER) { is_enabled } }', '2.4.8', 'Cannot query field "recaptchaFormConfig" on type "Query".'],
  ['{ products(filter: { category_url_path: { eq: "x" } }) { total_count } }', '2.4.7', 'Field "category_url_path" is not defined by type "ProductAttributeFilterInput".'],
  ['{ ... on Query { recaptchaV3Config { forms } } }', '2.4.7', 'Cannot query field "recaptchaV3Config" on type "Query".'],
]

describe.each(RELEASES)('Magento %s', (release) => {
  test.each(NO_LATER_THAN)('%s is supported since %s', async (document, first, message) => {
    const { data, errors } = await open(release).ask(document)
    const isThere = release >= first
    expect(data !== undefined).toBe(isThere)
    expect(errors?.[0]?.message.slice(0, message.length)).toBe(isThere ? undefined : message)
  })

  test('has exactly the recorded types and fields in its introspection', async () => {
    const { data } = await open(release).ask(getIntrospectionQuery())
    const introspected = coordinatesOf(buildClientSchema(data))
    const differing = new Map(recorded(release))
    const isAbsent = (coordinate: string): boolean =>
      (differing.has(coordinate) && differing.get(coordinate) === undefined) ||
      (coordinate !== ownerOf(coordinate) && isAbsent(ownerOf(coordinate)))
    for (const [coordinate, type] of WHOLE) {
      expect([coordinate, introspected.get(coordinate)]).toEqual([coordinate, isAbsent(coordinate) ? undefined : (differing.get(coordinate) ?? type)])
    }
  })

  test('records no coordinates that the schema does not have', () => {
    open()
    expect(recorded(release).filter(([coordinate]) => !WHOLE.has(coordinate))).toEqual([])
  })

  test('filters by product attributes', async () => {
    const { data, errors } = await open(release).ask('{ products(filter: { color: { eq: "49" } }) { total_count } }')
    expect(errors).toBeUndefined()
    expect(data.products.total_count).toBe(2)
  })
})

const recorded = (release: Release): [coordinate: string, type: string | undefined][] =>
  readFileSync(join(import.meta.dirname, 'releases', `${release}.txt`), 'utf8').split('\n').filter(Boolean)
    .map((line) => line.split(': ') as [string, string | undefined])

test('an unknown field has status 200 and the location of the field', async () => {
  const { errors } = await open('2.4.6').ask('{ storeConfig { contact_enabled } }')
  expect(errors).toEqual([{ message: 'Cannot query field "contact_enabled" on type "StoreConfig".', locations: [{ line: 1, column: 17 }] }])
})

test('in 2.4.7 a guest finds an order by its postcode', async () => {
  open('2.4.7')
  const { number } = await buy(shop)
  const find = (postcode: string) => shop.ask(
    'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
    { input: { number, email: 'agata@example.com', postcode } },
  )
  expect((await find('34-500')).data.guestOrder).toEqual({ number })
  expect((await find('00-001')).errors).toMatchObject([{ message: "We couldn't locate an order with the information provided." }])
})

test('in 2.4.9 a guest finds an order with GuestOrderInformationInput', async () => {
  open('2.4.9')
  const { number } = await buy(shop)
  const { data } = await shop.ask(
    'query ($input: GuestOrderInformationInput!) { guestOrder(input: $input) { number } }',
    { input: { number, email: 'agata@example.com', lastname: 'Wierch' } },
  )
  expect(data.guestOrder).toEqual({ number })
})
