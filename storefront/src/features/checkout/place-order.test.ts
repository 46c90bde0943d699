import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { readAttempt, rememberAttempt } from './order-attempt.ts'
import { placeOrder } from './place-order.ts'

const request = { cartId: 'c', email: 'agata@example.com', paymentCode: 'checkmo' }
const cart = { ...fakeCart(), selected_payment_method: { code: 'checkmo', title: 'Check' } }
const paid = { data: { setPaymentMethodOnCart: { cart } } }
const placed = { data: { placeOrder: { order: { order_number: '000000042' } } } }
const active = { data: { cart: { id: 'c', total_quantity: 1 } } }
const refusal = 'Unable to place order: Enter a valid payment method and try again.'
const lost = new TypeError('network')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function outcome() {
  const placing = placeOrder(request)
  await vi.runAllTimersAsync()
  return placing
}

test('[CHK-11] an order that is placed has its number', async () => {
  const { operations } = fakeShop({ SetPaymentMethodOnCart: paid, PlaceOrder: placed })
  expect(await outcome()).toEqual({ kind: 'placed', orderNumber: '000000042' })
  expect(operations()).toEqual(['SetPaymentMethodOnCart', 'PlaceOrder'])
})

test('[CHK-13] a double click makes one order', async () => {
  const { operations } = fakeShop({ SetPaymentMethodOnCart: paid, PlaceOrder: placed })
  const both = Promise.all([placeOrder(request), placeOrder(request)])
  await vi.runAllTimersAsync()
  expect(await both).toEqual([{ kind: 'placed', orderNumber: '000000042' }, { kind: 'placed', orderNumber: '000000042' }])
  expect(operations().filter((name) => name === 'PlaceOrder')).toHaveLength(1)
})

describe('[CHK-10] refusals', () => {
  test('setting the payment method failed', async () => {
    fakeShop({ SetPaymentMethodOnCart: { data: { setPaymentMethodOnCart: null }, errors: [{ message: 'No' }] } })
    expect(await outcome()).toMatchObject({ kind: 'refused', part: 'paymentMethod' })
  })

  test('another code is set than was asked for', async () => {
    const other = { ...cart, selected_payment_method: { code: '', title: '' } }
    fakeShop({ SetPaymentMethodOnCart: { data: { setPaymentMethodOnCart: { cart: other } } } })
    expect(await outcome()).toMatchObject({ kind: 'refused', part: 'paymentCode', error: { message: 'Payment method code failed' } })
  })

  test('[CHK-12] the shop refuses the order, and it is no attempt any more', async () => {
    fakeShop({
      SetPaymentMethodOnCart: paid,
      PlaceOrder: { data: { placeOrder: null }, errors: [{ message: refusal, extensions: { category: 'graphql-input' } }] },
    })
    expect(await outcome()).toMatchObject({ kind: 'refused', part: 'order', error: { message: refusal } })
    expect(readAttempt()).toBeUndefined()
  })

  test('no number, and the cart is still one', async () => {
    fakeShop({ SetPaymentMethodOnCart: paid, PlaceOrder: { data: { placeOrder: { order: null } } }, CartCount: active })
    expect(await outcome()).toMatchObject({ kind: 'refused', part: 'orderNumber' })
  })
})

describe('[CHK-13] a lost answer is looked into before another try', () => {
  test.each([
    ['the cart has become an order', gone(), 'taken'],
    ['the cart is still one', active, 'notTaken'],
    ['nobody can tell', lost, 'unknown'],
  ])('%s', async (_case, answer, kind) => {
    fakeShop({ SetPaymentMethodOnCart: paid, PlaceOrder: lost, CartCount: answer })
    expect(await outcome()).toEqual({ kind })
  })

  test('the order is still being worked on', async () => {
    const message = 'The order has already been placed and is currently processing.'
    fakeShop({ SetPaymentMethodOnCart: paid, PlaceOrder: { data: { placeOrder: null }, errors: [{ message }] }, CartCount: gone() })
    expect(await outcome()).toEqual({ kind: 'taken' })
  })

  test('after a reload nothing is sent again', async () => {
    const { operations } = fakeShop({ SetPaymentMethodOnCart: paid, PlaceOrder: placed, CartCount: gone() })
    rememberAttempt({ cartId: 'c', email: request.email })
    expect(await outcome()).toEqual({ kind: 'taken' })
    expect(operations()).toEqual(['CartCount'])
    expect(readAttempt()).toMatchObject({ isTaken: true })
  })
})
