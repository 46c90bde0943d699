import { afterEach, expect, test, vi } from 'vitest'
import { step } from '../backend/src/modules/checkout/checkout.fixture.ts'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'
import { connect, enter } from './browser.fixture.ts'
import { shopOf } from './customer-data.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

afterEach(() => vi.unstubAllGlobals())

test('a guest finds an order by its postal code, however either of them writes it', async () => {
  const backend = open({ release: '2.4.7' })
  connect(backend)
  enter({ cookies: new Map() }, 'en')
  const { data } = await step(shopOf(backend), 'placeOrder', await cartToPlace(shopOf(backend)), {}, 'order { order_number }')
  const number = data.placeOrder.order.order_number as string
  const { email } = backend.database.prepare('SELECT customer_email AS email FROM sales_order WHERE increment_id = ?').get(number) as { email: string }
  // The compiler does not follow this path: types of the server's code need Next's own settings.
  const path = '../storefront/src/features/orders/find-guest-order.ts'
  const { findGuestOrder } = (await import(path)) as { findGuestOrder: (facts: object, by: string) => Promise<{ order: { number: string } | null }> }
  const find = async (stored: string, key: string) => {
    backend.database.prepare('UPDATE sales_order_address SET postcode = ?').run(stored)
    return (await findGuestOrder({ number, email, key }, 'postcode')).order?.number
  }
  for (const [stored, typed] of [['34-500', '34500'], ['34500', '34-500'], ['34-500', '34 500'], ['SW1A 1AA', 'sw1a1aa'], ['SW1A1AA', 'sw1a 1aa'], ['110 00', '11000']] as const) {
    expect(await find(stored, typed), `${stored} by ${typed}`).toBe(number)
  }
  await expect(find('34-500', '34-501')).rejects.toMatchObject({ reason: 'not-found' })
})
