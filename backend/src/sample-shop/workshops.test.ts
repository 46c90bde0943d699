import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../ask.fixture.ts'
import type { Backend } from '../create-backend.ts'
import { openShop } from '../shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const QUERY = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on VirtualProduct { options {
  title required ... on CustomizableRadioOption { value { title } } } } } } }`

test.each([
  ['HAL-LAW', 'en', 'Date and place', /^\d{1,2}–\d{1,2} [A-Z][a-z]+ 2027, /],
  ['HAL-LAW', 'pl', 'Termin i miejsce', /^\d{1,2}–\d{1,2} [a-z]+ 2027, /],
  ['HAL-MAP', 'en', 'Date and place', /^Sunday \d{1,2} [A-Z][a-z]+ 2027, /],
  ['HAL-MAP', 'pl', 'Termin i miejsce', /^Niedziela \d{1,2} [a-zś]+ 2027, /],
  ['HAL-KBH', 'en', 'Place', /^(Zakopane|Online), /],
  ['HAL-KBH', 'pl', 'Miejsce', /^(Zakopane|Online), /],
])('[PDP-19] the workshop %s has in %s its choice "%s"', async (sku, store, title, pattern) => {
  const { products } = await answerOf(shop, QUERY, { sku }, store)
  const option = products.items[0].options.find((candidate: { title: string }) => candidate.title === title)
  expect(option).toMatchObject({ required: true })
  expect(option.value.length).toBeGreaterThan(1)
  for (const value of option.value) expect(value.title).toMatch(pattern)
})

test('the days of the week are right', async () => {
  const { products } = await answerOf(shop, QUERY, { sku: 'HAL-MAP' }, 'en')
  const [{ value }] = products.items[0].options
  const days = value.map((date: { title: string }) => new Date(`${date.title.replace(/^Sunday /, '').replace(/,.*/, '')} 12:00 UTC`).getUTCDay())
  expect(days).toEqual([0, 0, 0])
})
