import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addComparableAttributes, compare, LIST, newList, products, readList } from './compare.fixture.ts'

let shop: TestShop
beforeEach(() => void (shop = openShop()))
afterEach(() => shop.close())

const change = (mutation: string, uid: string, ids: string[]) =>
  compare(shop, `${mutation}(input: { uid: "${uid}", products: ${JSON.stringify(ids)} }) { ${LIST} }`)

test('a list has a uid of 32 characters and its products once each, in the order of adding', async () => {
  const { uid } = await newList(shop, [2, 1, 2])
  expect(uid).toMatch(/^[a-z0-9]{32}$/)
  const { answer } = await change('addProductsToCompareList', uid, ['6', '1'])
  expect(answer).toMatchObject({ uid, item_count: 3 })
  expect(products(answer)).toEqual(['2', '1', '6'])
  expect((await readList(shop, uid)).answer).toEqual(answer)
})

test('a list holds a hundred products', async () => {
  const ids = Array.from({ length: 120 }, (_, number) => 1001 + number)
  shop.backend.database.prepare(`INSERT INTO product (id, sku, type, price, created_at)
    SELECT value, value, 'simple', 100, '2026-01-01' FROM json_each(?)`).run(JSON.stringify(ids))
  shop.backend.database.exec(`INSERT INTO product_text (product_id, store_id, name, sort_name, url_key)
    SELECT id, 1, sku, sku, sku FROM product WHERE id > 1000`)
  const { uid } = await newList(shop, ids.slice(0, 60))
  const { answer } = await change('addProductsToCompareList', uid, ids.slice(50).map(String))
  expect(products(answer)).toEqual(ids.slice(0, 100).map(String))
})

test('an empty list can be created, and each list has its own uid', async () => {
  const first = (await compare(shop, `createCompareList { ${LIST} }`)).answer
  expect(first).toMatchObject({ item_count: 0, items: [], attributes: [] })
  expect((await newList(shop, [])).uid).not.toBe(first.uid)
})

test('unknown ids, ids that are not numbers and ids of hidden products are ignored', async () => {
  shop.backend.database.exec(`
    UPDATE product SET is_enabled = 0 WHERE sku = 'beanie';
    UPDATE product SET visibility = 1 WHERE sku = 'shell-m'`)
  expect(products(await newList(shop, [99, 'MQ==', '1e0', '', 2, 4, 1]))).toEqual(['1'])
})

test('a product that is hidden later is no longer shown or counted', async () => {
  const { uid } = await newList(shop, [1, 2])
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'beanie'")
  expect((await readList(shop, uid)).answer).toMatchObject({ item_count: 1, items: [{ uid: '1' }] })
})

test('products are removed from the list, and ids not on the list are ignored', async () => {
  const { uid } = await newList(shop, [1, 2])
  expect(products((await change('removeProductsFromCompareList', uid, ['2', '6'])).answer)).toEqual(['1'])
})

test('a deleted list no longer exists; an unknown one cannot be deleted', async () => {
  const { uid } = await newList(shop, [1])
  expect((await compare(shop, `deleteCompareList(uid: "${uid}") { result }`)).answer).toEqual({ result: true })
  expect(await readList(shop, uid)).toEqual({ answer: null, errors: undefined })
  expect((await compare(shop, `deleteCompareList(uid: "${uid}") { result }`)).answer).toEqual({ result: false })
})

test('every product has a value for each attribute of any of them, in the language of the store view', async () => {
  addComparableAttributes(shop)
  const { uid } = await newList(shop, [1, 2])
  expect((await readList(shop, uid, { store: 'pl' })).answer).toEqual({
    uid,
    item_count: 2,
    attributes: [
      { code: 'fabric', label: 'Materiał' },
      { code: 'deposit', label: 'Kaucja' },
      { code: 'color', label: 'Kolor' },
      { code: 'is_vegan', label: 'Wegańskie' },
    ],
    items: [
      { uid: '1', product: { sku: 'tee' }, attributes: values('Merynos', 'N/A', 'Świerk', 'Nie') },
      { uid: '2', product: { sku: 'beanie' }, attributes: values('Wool', '2.5', 'N/A', 'N/A') },
    ],
  })
})

const values = (...texts: string[]) => ['fabric', 'deposit', 'color', 'is_vegan'].map((code, index) => ({ code, value: texts[index] }))

test.each([
  ['query', 'compareList(uid: "") { uid }', '"uid" value must be specified'],
  ['mutation', 'deleteCompareList(uid: "") { result }', '"uid" value must be specified'],
  ['mutation', 'assignCompareListToCustomer(uid: "") { result }', '"uid" value must be specified'],
  ['mutation', 'addProductsToCompareList { uid }', '"uid" value must be specified.'],
  ['mutation', 'addProductsToCompareList(input: { uid: "", products: ["1"] }) { uid }', '"uid" value must be specified.'],
  ['mutation', 'removeProductsFromCompareList(input: { uid: "", products: ["1"] }) { uid }', '"uid" value must be specified.'],
  ['mutation', 'addProductsToCompareList(input: { uid: "x", products: [] }) { uid }', '"products" value must be specified.'],
  ['mutation', 'removeProductsFromCompareList(input: { uid: "x", products: [] }) { uid }', '"products" value must be specified.'],
  ['mutation', 'addProductsToCompareList(input: { uid: "x", products: ["1"] }) { uid }', '"uid" value does not exist'],
  ['mutation', 'removeProductsFromCompareList(input: { uid: "x", products: ["1"] }) { uid }', '"uid" value does not exist'],
])('%s %s is refused', async (kind, field, message) => {
  const { answer, errors } = await compare(shop, field, {}, kind)
  expect(answer).toBeNull()
  expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
})
