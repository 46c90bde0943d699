import { expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { loadOverview } from './load-overview.ts'
import { isNew, nextSteps } from './next-steps.ts'

test('nobody is taken for a newcomer because the shop fails at their orders', async () => {
  const customer = { is_subscribed: true, orders: null, addresses: [], wishlists: [] }
  fakeShop({ AccountOverview: { data: { customer }, errors: [{ message: 'Internal server error', path: ['customer', 'orders'] }] } })
  const overview = await loadOverview(true)
  expect(isNew(overview)).toBe(false)
  expect(nextSteps(overview, ['account', 'orders', 'address-book'])).toEqual(['address-book'])
})
