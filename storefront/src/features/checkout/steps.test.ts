import { describe, expect, test } from 'vitest'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { CartLocation } from './cart-location.ts'
import { allowedStep, openStep, stepsOf, type Step } from './steps.ts'

type Progress = Parameters<typeof allowedStep>[1]

const address = { street: [], country: { code: 'PL' } } as unknown as NonNullable<CheckoutFragment['billing_address']>
const fresh: Progress = { id: 'c', is_virtual: false, email: null, shipping_addresses: [], billing_address: null }
const addressed = { ...fresh, email: 'a@b.pl', billing_address: address, shipping_addresses: [{ ...address, selected_shipping_method: null }] } as unknown as Progress
const delivered = { ...addressed, shipping_addresses: [{ ...address, selected_shipping_method: {} }] } as unknown as Progress
const virtual: Progress = { ...fresh, is_virtual: true, email: 'a@b.pl', billing_address: address }

describe('[CHK-01] a step is open once those before it are finished', () => {
  test.each<[string, Step, Progress, Step]>([
    ['a new cart starts with the address', 'payment', fresh, 'address'],
    ['delivery needs the address', 'delivery', fresh, 'address'],
    ['payment needs a delivery method', 'payment', addressed, 'delivery'],
    ['delivery is next', 'delivery', addressed, 'delivery'],
    ['all is done', 'payment', delivered, 'payment'],
    ['a finished step can be re-opened', 'address', delivered, 'address'],
    ['so can the delivery', 'delivery', delivered, 'delivery'],
    ['an address without e-mail is not finished', 'delivery', { ...addressed, email: null }, 'address'],
    ['nor one without billing', 'delivery', { ...addressed, billing_address: null }, 'address'],
  ])('%s', (_case, requested, cart, step) => expect(allowedStep(requested, cart)).toBe(step))
})

describe('[CHK-21] a delivery to a locker is finished while the locker is there, at the address of the cart', () => {
  const pickup = { 'locker/standard': '%A' }
  const at = { street: ['Długa 1'], city: 'Kraków', postcode: '31-146', country: { code: 'PL' } }
  const method = { carrier_code: 'locker', method_code: 'standard' }
  const cart = { ...addressed, shipping_addresses: [{ ...at, selected_shipping_method: method }] } as unknown as Progress
  const location = { pickup_location_code: 'KRK01A', name: 'KRK01A', street: 'Długa 1', city: 'Kraków', postcode: '31-146' } as CartLocation['location'] & object
  const home = { ...cart, billing_address: { ...address, ...at } } as unknown as Progress

  test.each<[string, Progress, CartLocation | undefined, Step]>([
    ['is still there', cart, { code: 'KRK01A', location }, 'payment'],
    ['has moved', cart, { code: 'KRK01A', location: { ...location, street: 'Krótka 2' } }, 'delivery'],
    ['is gone', cart, { code: 'KRK01A', location: null }, 'delivery'],
    ['is gone at the shopper’s own address', home, { code: 'KRK01A', location: null }, 'delivery'],
    ['was never chosen', cart, { code: null, location: null }, 'delivery'],
    ['is unknown, as the backend does not say', cart, undefined, 'payment'],
    ['is unknown, and the address is the shopper’s own', home, undefined, 'delivery'],
  ])('one that %s', (_what, progress, place, step) => {
    expect(openStep(progress, pickup, place)).toBe(step)
    expect(allowedStep('payment', progress, pickup, place)).toBe(step)
  })
})

test('[CHK-01] the checkout opens at the first unfinished step', () => {
  expect([fresh, addressed, delivered].map((cart) => openStep(cart))).toEqual(['address', 'delivery', 'payment'])
})

describe('[CHK-14] a virtual cart has no delivery', () => {
  test('its steps', () => expect(stepsOf(virtual)).toEqual(['address', 'payment']))
  test('its address leads to the payment', () => expect(allowedStep('delivery', virtual)).toBe('payment'))
  test('or back to the unfinished address', () => expect(allowedStep('delivery', { ...virtual, billing_address: null })).toBe('address'))
})
