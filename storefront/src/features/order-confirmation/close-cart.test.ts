import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { saveAddressDraft } from '../checkout/address-draft.ts'
import { addressFormOf } from '../checkout/address-form.ts'
import { closeCart } from './close-cart.ts'

vi.mock('../../graphql/query-client.ts', () => ({ queryClient: { removeQueries: () => {} } }))

const drafts = new Map<string, string>()
const form = addressFormOf({ email: null, shipping_addresses: [], billing_address: null, is_virtual: false }, 'PL')

beforeEach(() => {
  drafts.clear()
  vi.stubGlobal('sessionStorage', fakeStorage(drafts))
})
afterEach(() => vi.unstubAllGlobals())

function close(ordered: string, current: string) {
  const { jar } = fakeShop({}, `magento_cartId=${current}`)
  saveAddressDraft(current, form)
  closeCart(ordered)
  return [jar.get('magento_cartId'), drafts.size]
}

test('[CHK-11] an ordered cart is left with its form', () => {
  expect(close('ordered', 'ordered')).toEqual([undefined, 0])
})

test('[CHK-11] a cart that was begun after the order is kept with its form', () => {
  expect(close('ordered', 'next')).toEqual(['next', 1])
})
