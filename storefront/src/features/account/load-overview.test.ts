import { expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { loadOverview } from './load-overview.ts'
import { isNew, nextSteps } from './next-steps.ts'

test('does not take a customer for new if their orders fail to load', async () => {
  const customer = { is_subscribed: true, orders: null, addresses: [], wishlists: [] }
  fakeShop({ AccountOverview: { data: { customer }, errors: [{ message: 'Internal server error', path: ['customer', 'orders'] }] } })
  const overview = await loadOverview(true)
  expect(isNew(overview)).toBe(false)
  expect(nextSteps(overview, ['account', 'orders', 'address-book'])).toEqual(['address-book'])
})
