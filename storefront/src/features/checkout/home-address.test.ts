import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { emptyAddress } from '../address/address-values.ts'
import { fromCartAddress } from '../address/cart-address.ts'
import { zak02 } from '../pickup/pickup-location.fixture.ts'
import { rememberUnsupported } from '../pickup/pickup-methods.ts'
import { fakeCheckout } from '../place-order/submitted-order.fixture.ts'
import { saveAddressDraft } from './address-draft.ts'
import { addressFormOf } from './address-form.ts'
import { destinationOf, homeAddress } from './home-address.ts'
import { addressAt } from './set-shipping-method.ts'
import { allowedStep } from './steps.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

const PICKUP = { 'locker/standard': '______' }
const home = {
  firstname: 'Agata', lastname: 'Wierch', company: null, vat_id: null, street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
  telephone: '600100200', country: { code: 'PL', label: 'PL' }, region: null,
}
const locker = { ...home, street: ['Nowotarska 41'] }
const methodOf = (carrier_code: string) => ({ carrier_code, method_code: 'standard' })
const cartAt = (shipping: object, carrier = 'locker', billing: object = home) =>
  fakeCheckout({ shipping_addresses: [{ ...shipping, selected_shipping_method: methodOf(carrier) }], billing_address: billing } as never)

const savedInvoice = { ...home, city: 'Gdynia' }
const chosen = { code: 'ZAK02A', location: zak02 }
const none = { code: null, location: null }

describe('[CHK-21] where a cart is sent', () => {
  test.each([
    ['to a locker, whichever device chose it', cartAt(locker), chosen, 'location', 'payment'],
    ['to a locker that is the billing address, too', cartAt(locker, 'locker', locker), chosen, 'location', 'payment'],
    ['to a locker that has moved: it is confirmed at its new address', cartAt({ ...locker, street: ['Nowotarska 40'] }), chosen, 'location', 'delivery'],
    ['to a locker that is gone: another one is chosen', cartAt(locker), { code: 'ZAK02A', location: null }, 'location', 'delivery'],
    ['to the shopper’s own address, which a changed address step has set', cartAt(home), none, 'home', 'delivery'],
    ['home if the invoice has another address', cartAt(home, 'locker', savedInvoice), none, 'home', 'delivery'],
    ['home by another method', cartAt(locker, 'courier'), undefined, 'home', 'payment'],
    ['to a locker as far as its address shows, while the backend cannot tell', cartAt(locker), undefined, 'location', 'payment'],
    ['home as far as its address shows', cartAt(home), undefined, 'home', 'delivery'],
  ] as const)('%s', (_, cart, place, destination, step) => {
    expect(destinationOf(cart, PICKUP, place)).toBe(destination)
    expect(allowedStep('payment', cart, PICKUP, place)).toBe(step)
  })

  test('a method needs no place if the backend has none', () => {
    rememberUnsupported()
    expect(allowedStep('payment', cartAt(home), PICKUP)).toBe('payment')
  })
})

describe('[CHK-21] the shopper’s address of a collected cart', () => {
  test('is what was entered', () => {
    const sopot = { ...emptyAddress('PL'), city: 'Sopot' }
    saveAddressDraft('cart-1', { ...addressFormOf(cartAt(home), 'PL'), shipping: sopot, saved: { shipping: '', billing: '' } })
    expect(homeAddress(cartAt(locker), PICKUP, chosen, [])).toEqual(sopot)
  })

  test('is the billing address in another tab', () => {
    expect(homeAddress(cartAt(locker), PICKUP, chosen, [])).toEqual(fromCartAddress(home))
  })
})

describe('[CHK-21] the address that is sent', () => {
  test('is the location’s, for the shopper', () => {
    expect(addressAt(fromCartAddress(home), zak02)).toEqual({
      address: {
        firstname: 'Agata', lastname: 'Wierch', telephone: '600100200', street: ['Nowotarska 41'], city: 'Zakopane', postcode: '34-500',
        country_code: 'PL', region: '', region_id: 695, company: '', vat_id: '',
      },
      pickup_location_code: 'ZAK02A',
    })
  })

  test('is the shopper’s again without a location, which is cleared', () => {
    expect(addressAt(fromCartAddress(home), undefined)).toMatchObject({ address: { street: ['Kościeliska', '14a/3'] }, pickup_location_code: '' })
  })
})
