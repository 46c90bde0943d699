import { getIntrospectionQuery, getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { shopSchema } from '../../schema.ts'
import { operationCost } from './operation-cost.ts'

function costOf(text: string, variables = {}) {
  const document = parse(text)
  return operationCost(shopSchema(), document, getOperationAST(document)!, variables)
}

const related = (levels: number) => `${'related_products { '.repeat(levels)}sku${' }'.repeat(levels)}`
const doubling = (count: number) =>
  Array.from({ length: count }, (_, index) => `fragment f${index} on CategoryTree { ${index + 1 < count ? `c: children { ...f${index + 1} } d: children { ...f${index + 1} }` : 'uid'} }`).join(' ')

test.each([
  ['a value', '{ storeConfig { code } }', {}, 2],
  ['the usual page', '{ products(search: "a") { items { sku } } }', {}, 500 + 1 + 20 * 2],
  ['a page as it is written', '{ products(search: "a", pageSize: 300) { items { sku } } }', {}, 500 + 1 + 300 * 2],
  ['a page from a variable', 'query ($size: Int) { products(search: "a", pageSize: $size) { items { sku } } }', { size: 300 }, 500 + 1 + 300 * 2],
  ['a page from the default of a variable', 'query ($size: Int = 300) { products(search: "a", pageSize: $size) { items { sku } } }', {}, 500 + 1 + 300 * 2],
  ['an empty variable', 'query ($size: Int = 300) { products(search: "a", pageSize: $size) { items { sku } } }', { size: null }, 500 + 1 + 20 * 2],
  ['lists in lists', `{ products(search: "a", pageSize: 300) { items { ${related(2)} } } }`, {}, 500 + 1 + 300 * (1 + 1 + 10 * (1 + 1 + 10 * 2))],
  ['as many as are named by a key', '{ products(filter: { sku: { in: ["a", "b"] } }) { items { sku } } }', {}, 500 + 2 * 10 + 1 + 2 * 2],
  ['as many as a variable names', 'query ($f: ProductAttributeFilterInput) { products(filter: $f) { items { sku } } }', { f: { sku: { eq: 'a' } } }, 500 + 1 + 2],
  ['what may be joined by OR', '{ customer { orders(filter: { number: { eq: "1" }, status: { eq: "new" } }) { items { id } } } }', {}, 1 + 1 + 20 + 1 + 20 * 2],
  ['the root category, which is found without a filter', '{ categories { items { uid } } categoryList { uid } }', {}, (1 + 1 + 1 + 2) + (1 + 1 + 2)],
  ['a page of categories by a filter', 'query ($parent: String) { categories(filters: { parent_id: { eq: $parent } }) { items { uid } } }', { parent: '2' }, 1 + 20 + 1 + 20 * 2],
  ['a page whose items are not selected', '{ customer { reviews(pageSize: 300) { page_info { page_size } } } }', {}, 1 + 1 + 300 + 1 + 1],
  ['a fragment that is spread twice', '{ storeConfig { ...f ...f } } fragment f on StoreConfig { code }', {}, 2],
  ['a field under two names', '{ a: storeConfig { code } b: storeConfig { code } }', {}, 4],
  ['the dearest of types that exclude each other', '{ products(search: "a", pageSize: 1) { items { sku ... on SimpleProduct { uid } ... on BundleProduct { uid name } } } }', {}, 500 + 1 + 1 + 3],
  ['nothing of what is left out', 'query ($a: Boolean = false, $b: Boolean!) { storeConfig { code ... @include(if: $a) { id } locale @skip(if: $b) } }', { b: true }, 2],
  ['a change', 'mutation { createEmptyCart }', {}, 50],
  ['what a change takes in', 'mutation ($i: [CartItemInput!]!) { addProductsToCart(cartId: "c", cartItems: $i) { user_errors { code } } }', { i: [{ sku: 'a', quantity: 1, selected_options: ['b'] }] }, 50 + 1000 + 1 + 2],
])('counts %s', (_what, text, variables, cost) => {
  expect(costOf(text, variables).cost).toBe(cost)
})

test('puts eight levels of related products above any limit', () => {
  expect(costOf(`{ products(search: "a", pageSize: 300) { items { ${related(8)} } } }`)).toMatchObject({ cost: expect.toSatisfy((cost) => cost > 1e10), pageSize: 300 })
})

test('measures fragments that multiply exponentially in linear time', () => {
  expect(costOf(`{ categories { items { ...f0 } } } ${doubling(60)}`).cost).toBeGreaterThan(1e11)
})

test('allows one introspection of the whole schema', () => {
  const { cost } = costOf(getIntrospectionQuery())
  expect(cost).toBeLessThan(100_000)
  expect(cost).toBeGreaterThan(20_000)
})

test('handles variables of any depth', () => {
  let deep: unknown = []
  for (let level = 0; level < 200_000; level++) deep = [deep]
  expect(costOf('query ($s: [String]) { products(filter: { sku: { in: $s } }) { total_count } }', { s: deep }).cost).toBeLessThan(1000)
})
