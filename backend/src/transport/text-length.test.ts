import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../ask.fixture.ts'
import { openShop, type TestShop } from '../modules/cart/cart.fixture.ts'

let shop: TestShop
beforeAll(() => void (shop = openShop()))
afterAll(() => shop.close())

const letters = (length: number) => 'x'.repeat(length)
const LITERAL = (text: string) => shop.ask(`{ products(search: "${text}") { total_count } }`)
const VARIABLE = (text: string) => shop.ask('query ($text: String) { products(search: $text) { total_count } }', { text })
const IN_A_LIST = (text: string) =>
  shop.ask('query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { total_count } }', { filter: { sku: { in: ['tee', text] } } })

test.each([['in the document', LITERAL], ['in a variable', VARIABLE], ['in a list of a variable', IN_A_LIST]])('a text %s has a maximum length', async (_where, ask) => {
  expect((await ask(letters(10_000))).errors).toBeUndefined()
  expect((await ask(letters(10_001))).errors).toEqual(refusal('The text is too long. Shorten the text and try again.'))
})
