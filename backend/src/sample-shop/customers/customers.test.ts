import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { PEOPLE } from './people.ts'

const PASSWORD = 'Halny-1894'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

/** Queries as the customer, who logs in with the documented password. */
async function asCustomer(email: string, selection: string, store = 'en') {
  const mutation = 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
  const { generateCustomerToken } = await answerOf(shop, mutation, { email, password: PASSWORD })
  const { data, errors } = await ask(shop, `{ customer { ${selection} } }`, {}, { authorization: `Bearer ${generateCustomerToken.token}`, store })
  if (errors) throw new Error(errors[0]!.message)
  return data.customer
}

const ORDERS = `orders(pageSize: 20, scope: GLOBAL) { total_count items {
  number status invoices { number } shipments { number tracking { number } } credit_memos { number }
  items { product_sku quantity_ordered } total { grand_total { value } }
} }`

test('every demonstration customer can log in and has an address book and consents', async () => {
  for (const { email, addresses, consents, since } of Object.values(PEOPLE)) {
    const customer = await asCustomer(email, 'email addresses { default_shipping city } custom_attributes { code ... on AttributeValue { value } }')
    expect(customer.addresses.map(({ city }: { city: string }) => city)).toEqual(addresses.map(({ city }) => city))
    expect(customer.addresses[0].default_shipping).toBe(true)
    const values = new Map<string, string>(customer.custom_attributes.map(({ code, value }: { code: string; value: string }) => [code, value]))
    expect([...values.keys()]).toEqual([...consents, ...consents.map((code) => `${code}_record`)])
    expect(values.get('consent_statute_record')).toMatch(new RegExp(`^given ${since} (I accept the terms of sale|Akceptuję regulamin)$`))
  }
})

test('consents have labels in both languages', async () => {
  const query = '{ attributesForm(formCode: "customer_account_create") { items { code label } } }'
  const labels = async (store: string) =>
    (await answerOf(shop, query, {}, store)).attributesForm.items.filter(({ code }: { code: string }) => /^consent_(?!.*_record$)/.test(code))
  const [english, polish] = [await labels('en'), await labels('pl')]
  expect(english.map(({ code }: { code: string }) => code)).toEqual(['consent_statute', 'consent_personal_data', 'consent_marketing'])
  expect(polish[0].label).toBe('Akceptuję regulamin')
  expect(english[0].label).toBe('I accept the terms of sale')
})

interface Order {
  readonly status: string
  readonly invoices: readonly object[]
  readonly shipments: readonly { readonly tracking: readonly object[] }[]
  readonly credit_memos: readonly object[]
}

test('there are orders of every status, with invoices, shipments and credit memos', async () => {
  const people = await Promise.all(Object.values(PEOPLE).map(({ email }) => asCustomer(email, ORDERS)))
  const orders: Order[] = people.flatMap(({ orders: { items } }) => items)
  expect(orders.length).toBeGreaterThanOrEqual(10)
  expect([...new Set(orders.map(({ status }) => status.toLowerCase()))].toSorted())
    .toEqual(['canceled', 'closed', 'complete', 'on hold', 'pending', 'pending payment', 'processing'])
  const closed = orders.find(({ status }) => status === 'Closed')!
  expect([closed.invoices, closed.shipments, closed.credit_memos].map(({ length }) => length)).toEqual([1, 1, 1])
  expect(closed.shipments[0]!.tracking).toHaveLength(1)
})

test('Hania has a wishlist and reviews, one of them pending', async () => {
  const customer = await asCustomer(PEOPLE.hania.email, `reviews { items { summary product { sku } } }
    wishlists { items_v2 { items { product { sku } } } }`, 'pl')
  expect(customer.wishlists[0].items_v2.items.map(({ product }: { product: { sku: string } }) => product.sku))
    .toEqual(['HAL-KRZ', 'HAL-KEZ', 'HAL-SHW'])
  expect(customer.reviews.items).toHaveLength(2)
  const { products } = await answerOf(shop, '{ products(filter: { sku: { eq: "HAL-GAS" } }) { items { reviews(pageSize: 50) { items { nickname } } } } }', {}, 'pl')
  expect(products.items[0].reviews.items.map(({ nickname }: { nickname: string }) => nickname)).toContain('Hania')
})

test('Tom can download his purchased files', async () => {
  const mutation = 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
  const { generateCustomerToken } = await answerOf(shop, mutation, { email: PEOPLE.tom.email, password: PASSWORD })
  const query = '{ customerDownloadableProducts { items { status download_url } } }'
  const { data } = await ask(shop, query, {}, { authorization: `Bearer ${generateCustomerToken.token}` })
  expect(data.customerDownloadableProducts.items.length).toBeGreaterThanOrEqual(4)
  expect(data.customerDownloadableProducts.items.every(({ status }: { status: string }) => status === 'available')).toBe(true)
})

test('no mail to a demonstration customer is queued', () => {
  expect(shop.database.prepare('SELECT count(*) AS mails FROM mail').get()).toEqual({ mails: 0 })
})
