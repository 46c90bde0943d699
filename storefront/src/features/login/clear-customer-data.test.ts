import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { setCartCount } from '../cart/cart-count.ts'
import { resumeSession } from '../session/form-draft.ts'
import { clearCustomerData, recheckCart } from './clear-customer-data.ts'

vi.mock('../../graphql/query-client.ts', () => ({ queryClient: { clear: () => {}, invalidateQueries: async () => {} } }))

const [device, tab] = [new Map<string, string>(), new Map<string, string>()]

beforeEach(() => {
  startVisitor()
  device.clear()
  tab.clear()
  vi.stubGlobal('localStorage', fakeStorage(device))
  vi.stubGlobal('sessionStorage', fakeStorage(tab))
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[AUTH-14] the end of a session leaves nothing that the next person could see, and what was entered for the customer alone', async () => {
  const { jar } = fakeShop({}, 'magento_cartId=customers-cart; magento_compareListUid=customers-list')
  resumeSession('hania@example.com')
  tab.set('checkout-address', '{"city":"Zakopane"}')
  device.set('recentlyViewed', '["tee"]').set('past-searches', '["jacket"]').set('pickup-locations', '{}').set('own-orders', '["1"]').set('wishPrices', '{}')
  await clearCustomerData({ cartId: 'customers-cart', listUid: 'customers-list' })
  expect([...jar.keys()]).toEqual([])
  expect([...device.keys()]).toEqual(['wishPrices'])
  expect([...tab.keys()].toSorted()).toEqual(['draft:hania@example.com:tab:checkout-address', 'owner'])
})

test('[CART-05] after a login in another tab the guest’s cart is merged, not shown as the customer’s', async () => {
  const foreign = gone('The current user cannot perform operations on cart "x"')
  const { jar, calls } = fakeShop(
    {
      CartCount: foreign, CartContents: { data: { cart: { id: 'guests-cart', items: [] } } },
      createCustomerCartId: { data: { customerCart: { id: 'customers-cart' } } }, MergeCarts: { data: { mergeCarts: { id: 'customers-cart' } } },
    },
    'magento_customerSession=1; magento_cartId=guests-cart',
  )
  setCartCount('guests-cart', 3)
  await recheckCart()
  expect(calls.at(-1)?.variables).toEqual({ sourceCartId: 'guests-cart', destinationCartId: 'customers-cart' })
  expect(jar.get('magento_cartId')).toBe('customers-cart')
})
