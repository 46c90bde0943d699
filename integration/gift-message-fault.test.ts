import { expect, test, vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { as } from '../backend/src/modules/cart/cart.fixture.ts'
import { step } from '../backend/src/modules/checkout/checkout.fixture.ts'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import { shopOf } from './customer-data.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

async function orderIn(backend: Backend): Promise<{ number: string; token: string }> {
  changeSetting(backend.database, 'sales/gift_options/allow_items', true)
  const customer = addCustomer(backend.database)
  const own = as(customer, shopOf(backend))
  const { data } = await step(own, 'placeOrder', await cartToPlace(shopOf(backend), { customer }), {}, 'order { order_number }')
  return { number: data.placeOrder.order.order_number, token: customer.token }
}

test.each(['2.4.6', '2.4.7', '2.4.8'] as const)('[ACC-05] on Magento %s, which fails at lines without a gift message, a customer’s order can be opened and downloaded', async (release) => {
  const backend = open({ release })
  const { number, token } = await orderIn(backend)
  const { connect, enter } = await import('./browser.fixture.ts')
  connect(backend)
  enter({ cookies: new Map([['magento_customerToken', token], ['magento_customerSession', '1']]) }, 'en')
  const { loadOrder } = await import('../storefront/src/features/orders/load-order.ts')
  const loaded = await loadOrder(number)
  expect(loaded?.order).toMatchObject({ number, items: [{ product_sku: 'tee', gift_message: null }] })
  const { gatherMyData } = await import('../storefront/src/features/account/gather-my-data.ts')
  const { getSession, onSession } = await import('../storefront/src/features/session/session.ts')
  onSession(() => {})
  await vi.waitFor(() => expect(getSession().status).toBe('customer'))
  expect(await gatherMyData(['account'], () => {})).toMatchObject({ orders: [{ number, items: [{ product_sku: 'tee' }] }] })
})
