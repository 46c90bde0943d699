import { describe, expect, test } from 'vitest'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
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

test('[CHK-01] the checkout opens at the first unfinished step', () => {
  expect([fresh, addressed, delivered].map((cart) => openStep(cart))).toEqual(['address', 'delivery', 'payment'])
})

describe('[CHK-14] a virtual cart has no delivery', () => {
  test('its steps', () => expect(stepsOf(virtual)).toEqual(['address', 'payment']))
  test('its address leads to the payment', () => expect(allowedStep('delivery', virtual)).toBe('payment'))
  test('or back to the unfinished address', () => expect(allowedStep('delivery', { ...virtual, billing_address: null })).toBe('address'))
})
