import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { emptyAddress, fromCartAddress } from '../address/cart-address.ts'
import { saveLocation } from '../pickup/last-locations.ts'
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

describe('[CHK-21] where a cart is sent', () => {
  test.each([
    ['to a locker of another device, which this one does not know', cartAt(locker), 'other', 'address'],
    ['to the shopper’s own address, which a changed address step has set', cartAt(home), 'home', 'delivery'],
    ['home by another method', cartAt(locker, 'courier'), 'home', 'payment'],
  ] as const)('%s', (_, cart, destination, step) => {
    expect(destinationOf(cart, PICKUP, [])).toBe(destination)
    expect(allowedStep('payment', cart, PICKUP)).toBe(step)
  })

  test('to a locker of another device, which is chosen again once the own address is entered', () => {
    saveAddressDraft('cart-1', addressFormOf(cartAt(home), 'PL'))
    expect(allowedStep('payment', cartAt(locker), PICKUP)).toBe('delivery')
  })

  test('to a locker that was chosen on this device, even if it is the billing address', () => {
    saveLocation('locker/standard', zak02)
    expect(destinationOf(cartAt(locker, 'locker', locker), PICKUP, [])).toBe('location')
    expect(allowedStep('payment', cartAt(locker), PICKUP)).toBe('payment')
  })

  test('home if the entered or saved address is not the invoice’s', () => {
    const entered = addressFormOf(cartAt(home), 'PL')
    saveAddressDraft('cart-1', { ...entered, shipping: { ...fromCartAddress(home), street: ' Kościeliska ' } })
    expect(destinationOf(cartAt(home, 'locker', savedInvoice), PICKUP, [])).toBe('home')
    saveAddressDraft('cart-1', { ...entered, shipping: emptyAddress('PL'), saved: { shipping: '7', billing: '' } })
    expect(destinationOf(cartAt(home, 'locker', savedInvoice), PICKUP, [{ ...home, id: 7, country_code: 'PL' } as never])).toBe('home')
  })

  test('never without a choice of locker, unless the backend has none', () => {
    saveLocation('locker/standard', zak02)
    expect(allowedStep('payment', cartAt(home), PICKUP)).toBe('delivery')
    expect(allowedStep('payment', cartAt(home, 'locker', savedInvoice), PICKUP)).toBe('address')
    rememberUnsupported()
    expect(allowedStep('payment', cartAt(home), PICKUP)).toBe('payment')
  })
})

describe('[CHK-21] the shopper’s address of a collected cart', () => {
  test('is what was entered', () => {
    const sopot = { ...emptyAddress('PL'), city: 'Sopot' }
    saveAddressDraft('cart-1', { ...addressFormOf(cartAt(home), 'PL'), shipping: sopot, saved: { shipping: '', billing: '' } })
    expect(homeAddress(cartAt(locker), PICKUP, [])).toEqual(sopot)
  })

  test('is the billing address in another tab', () => {
    saveLocation('locker/standard', zak02)
    expect(homeAddress(cartAt(locker), PICKUP, [])).toEqual(fromCartAddress(home))
  })
})

describe('[CHK-21] the address that is sent', () => {
  test('is the location’s, for the shopper', () => {
    expect(addressAt(fromCartAddress(home), zak02)).toEqual({
      address: {
        firstname: 'Agata', lastname: 'Wierch', telephone: '600100200', street: ['Nowotarska 41'], city: 'Zakopane', postcode: '34-500',
        country_code: 'PL', region_id: 695,
      },
      pickup_location_code: 'ZAK02A',
    })
  })

  test('is the shopper’s again without a location, which is cleared', () => {
    expect(addressAt(fromCartAddress(home), undefined)).toMatchObject({ address: { street: ['Kościeliska', '14a/3'] }, pickup_location_code: '' })
  })
})
