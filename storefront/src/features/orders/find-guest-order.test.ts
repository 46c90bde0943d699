import { expect, test } from 'vitest'
import { ServerError } from '../../graphql/errors.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { findGuestOrder } from './find-guest-order.ts'

newVisitorForEach()

test.each([
  ['lastname', 'GuestOrder'],
  ['postcode', 'GuestOrderByPostcode'],
] as const)('an answer without an order and without a refusal is an outage: by %s', async (by, operation) => {
  fakeShop({ [operation]: { data: { guestOrder: null } } })
  await expect(findGuestOrder({ number: '000000001', email: 'anna@example.com', key: 'Wierch' }, by)).rejects.toBeInstanceOf(ServerError)
})
