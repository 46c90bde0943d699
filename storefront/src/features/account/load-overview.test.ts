import { expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { atHome } from '../address-book/book-entry.fixture.ts'
import { SECTIONS } from '../dashboard/sections.ts'
import { isNew, loadOverview, nextSteps } from './load-overview.ts'

test.each([
  ['their orders', null, ['customer', 'orders']],
  ['the count of their orders', { total_count: null, items: [] }, ['customer', 'orders', 'total_count']],
])('does not take a customer for new if %s cannot be loaded', async (_what, orders, path) => {
  const customer = { is_subscribed: true, orders, addresses: [], wishlists: [] }
  fakeShop({ AccountOverview: { data: { customer }, errors: [{ message: 'Internal server error', path }] } })
  const overview = await loadOverview(true)
  expect(isNew(overview)).toBe(false)
  expect(nextSteps(overview, ['account', 'orders', 'address-book'])).toEqual(['address-book'])
})

test.each([
  ['a new account', { orderCount: 0, addresses: [], isSubscribed: false }, ['shop', 'address-book', 'newsletter']],
  ['an account with an order', { orderCount: 1, addresses: [], isSubscribed: false }, ['address-book', 'newsletter', 'my-reviews']],
  ['an account with an address', { orderCount: 0, addresses: [atHome], isSubscribed: false }, ['shop', 'newsletter']],
  ['an account with an order, an address and the newsletter', { orderCount: 1, addresses: [atHome], isSubscribed: true }, ['my-reviews']],
])('suggests the open steps to %s', (_title, overview, steps) => {
  expect(nextSteps(overview, SECTIONS)).toEqual(steps)
})

test('suggests no page that the shop does not have', () => {
  expect(nextSteps({ orderCount: 1, addresses: [], isSubscribed: false }, ['account', 'address-book'])).toEqual(['address-book'])
})

test.each([
  [{ orderCount: 0, addresses: [], wishCount: 0 }, true],
  [{ orderCount: 1, addresses: [], wishCount: 0 }, false],
  [{ orderCount: 0, addresses: [atHome], wishCount: 0 }, false],
  [{ orderCount: 0, addresses: [], wishCount: 1 }, false],
])('an account with %j is new: %s', (overview, isExpected) => {
  expect(isNew(overview)).toBe(isExpected)
})
