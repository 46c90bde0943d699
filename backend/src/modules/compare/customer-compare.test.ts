import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, bearer } from '../customer/customer.fixture.ts'
import { compare, LIST, newList, products, readList } from './compare.fixture.ts'

type Headers = ReturnType<typeof bearer>

let shop: TestShop
let anna: Headers
let ewa: Headers
beforeEach(() => {
  shop = openShop()
  anna = bearer(addCustomer(shop.backend.database))
  ewa = bearer(addCustomer(shop.backend.database, 'ewa@example.com'))
})
afterEach(() => shop.close())

const assign = (uid: string, headers: Record<string, string> = {}) =>
  compare(shop, `assignCompareListToCustomer(uid: "${uid}") { result compare_list { ${LIST} } }`, headers)
const listOf = async (headers: Headers) =>
  (await compare(shop, `customer { compare_list { ${LIST} } }`, headers, 'query')).answer.compare_list

test('a customer has one list: products for a second one are added to it', async () => {
  expect(await listOf(anna)).toBeNull()
  const first = await newList(shop, [1], anna)
  const second = await newList(shop, [2], anna)
  expect(second.uid).toBe(first.uid)
  expect(await listOf(anna)).toEqual(second)
  expect(products(second)).toEqual(['1', '2'])
})

test("a guest's list becomes the customer's with the same uid, and only the customer can read it", async () => {
  const { uid } = await newList(shop, [1])
  expect((await assign(uid, anna)).answer).toMatchObject({ result: true, compare_list: { uid, item_count: 1 } })
  expect((await listOf(anna)).uid).toBe(uid)
  expect((await readList(shop, uid)).errors).toMatchObject([{ message: 'This customer is not authorized to access this list' }])
})

test("a guest's list is merged into the customer's and deleted", async () => {
  const own = await newList(shop, [1, 2], anna)
  const { uid } = await newList(shop, [2, 6])
  const { compare_list } = (await assign(uid, anna)).answer
  expect(compare_list.uid).toBe(own.uid)
  expect(products(compare_list)).toEqual(['1', '2', '6'])
  expect((await readList(shop, uid)).answer).toBeNull()
})

test("assigning the customer's own list changes nothing; an unknown one is not assigned", async () => {
  const own = await newList(shop, [1], anna)
  expect((await assign(own.uid, anna)).answer).toEqual({ result: true, compare_list: own })
  expect((await assign('nope', anna)).answer).toEqual({ result: false, compare_list: null })
})

test('a guest cannot assign a list', async () => {
  const { uid } = await newList(shop, [1])
  expect((await assign(uid)).errors).toMatchObject([{ message: 'Customer must be logged', extensions: { category: 'graphql-input' } }])
})

const refused = [{ message: 'This customer is not authorized to access this list', extensions: { category: 'graphql-input' } }]

const uses: [string, (uid: string) => string][] = [
  ['query', (uid) => `compareList(uid: "${uid}") { uid }`],
  ['mutation', (uid) => `addProductsToCompareList(input: { uid: "${uid}", products: ["2"] }) { uid }`],
  ['mutation', (uid) => `removeProductsFromCompareList(input: { uid: "${uid}", products: ["1"] }) { uid }`],
  ['mutation', (uid) => `deleteCompareList(uid: "${uid}") { result }`],
]

test.each(uses)("a guest cannot access a customer's list: %s %s", async (kind, field) => {
  const list = await newList(shop, [1], anna)
  expect((await compare(shop, field(list.uid), {}, kind)).errors).toMatchObject(refused)
  expect(await listOf(anna)).toEqual(list)
})

test.each([...uses, ['mutation', (uid: string) => `assignCompareListToCustomer(uid: "${uid}") { result }`] as const])(
  "a customer's list is out of another's reach: %s %s",
  async (kind, field) => {
    const list = await newList(shop, [1], anna)
    expect((await compare(shop, field(list.uid), ewa, kind)).errors).toMatchObject(refused)
    expect(await listOf(anna)).toEqual(list)
  },
)

test('a customer can use the list of a guest by its uid', async () => {
  const { uid } = await newList(shop, [1])
  expect((await readList(shop, uid, anna)).answer.item_count).toBe(1)
})
