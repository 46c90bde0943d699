import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '../../graphql/errors.ts'
import { fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { placeOrder, reconcileLostOrder, resumeOrder } from './place-order.ts'
import { fakeCheckout, fakeSubmittedOrder } from './submitted-order.fixture.ts'
import { saveSubmittedOrder, readSubmittedOrder, readPlacedOrder, wasSubmitted } from './submitted-order.ts'

const zloty = (value: number) => ({ subtotal_including_tax: null, subtotal_excluding_tax: null, applied_taxes: null, grand_total: { value, currency: null }, discounts: null })
const cart = fakeCheckout({ prices: zloty(119) })
const request = { cartId: 'c', cart, paymentCode: 'checkmo', needsToken: false }
const set = { data: { setPaymentMethodOnCart: { cart } } }
const placed = { data: { placeOrder: { order: { order_number: '000000042' } } } }
const active = { data: { cart: { id: 'c', total_quantity: 1 } } }
const refusal = 'Unable to place order: Enter a valid payment method and try again.'
const lost = new TypeError('network')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[CHK-11] a placed order has its number', async () => {
  const { operations } = fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: placed })
  expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
  expect(operations()).toEqual(['SetPaymentMethodOnCart', 'PlaceOrder'])
  expect(readSubmittedOrder()).toEqual(fakeSubmittedOrder({ submittedAt: expect.any(String), cart, state: 'placed', orderNumber: '000000042', isGuests: true }))
})

test('an order that is paid on another site has its token', async () => {
  fakeShop({ SetPaymentMethodOnCart: set, PlaceOrderToPay: { data: { placeOrder: { ...placed.data.placeOrder, orderV2: { token: 'secret' } } } } })
  expect(await placeOrder({ ...request, needsToken: true })).toEqual({ kind: 'ordered' })
  expect(readSubmittedOrder()).toMatchObject({ orderNumber: '000000042', token: 'secret' })
})

test('an order without a token, on a release that has none, is placed like any other', async () => {
  const { operations } = fakeShop({ SetPaymentMethodOnCart: set, PlaceOrderToPay: { errors: [{ message: 'Cannot query field "orderV2" on type "PlaceOrderOutput".', extensions: { category: 'unsupported' } }] }, PlaceOrder: placed })
  expect(await placeOrder({ ...request, needsToken: true })).toEqual({ kind: 'ordered' })
  expect(operations()).toEqual(['SetPaymentMethodOnCart', 'PlaceOrderToPay', 'PlaceOrder'])
  expect(readSubmittedOrder()).toMatchObject({ state: 'placed', orderNumber: '000000042' })
})

describe('[CHK-12] a refusal that Magento 2.4.7 answers without its reason', () => {
  const silent = { data: { placeOrder: { order: null } } }
  const refusedOrder = { code: 'UNABLE_TO_PLACE_ORDER', message: 'Enter a valid payment method and try again.', refusal: { reason: 'payment' } }

  test('is requested again with its reason if the cart is still active', async () => {
    const { operations } = fakeShop({
      SetPaymentMethodOnCart: set, PlaceOrder: silent, CartCount: active, PlaceOrderToPay: { data: { placeOrder: { order: null, orderV2: null, errors: [refusedOrder] } } },
    })
    expect(await placeOrder(request)).toMatchObject({ kind: 'refused', part: 'order', error: { refusal: { reason: 'payment' } } })
    expect(operations()).toEqual(['SetPaymentMethodOnCart', 'PlaceOrder', 'CartCount', 'PlaceOrderToPay'])
    expect(readSubmittedOrder()).toBeUndefined()
  })

  test('may have passed by then: the order has its number', async () => {
    fakeShop({
      SetPaymentMethodOnCart: set, PlaceOrder: silent, CartCount: active,
      PlaceOrderToPay: { data: { placeOrder: { ...placed.data.placeOrder, orderV2: { token: 'secret' }, errors: null } } },
    })
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
    expect(readSubmittedOrder()).toMatchObject({ state: 'placed', orderNumber: '000000042' })
  })
})

test('[CHK-13] a double click places one order', async () => {
  const { operations } = fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: placed })
  expect(await Promise.all([placeOrder(request), placeOrder(request)])).toEqual([{ kind: 'ordered' }, { kind: 'ordered' }])
  expect(operations().filter((name) => name === 'PlaceOrder')).toHaveLength(1)
})

test('[CHK-08] the number of the buyer’s purchase order is sent with the method that needs it', async () => {
  const { calls } = fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: placed })
  await placeOrder({ ...request, purchaseOrder: 'PO-7' })
  expect(calls[0]?.variables).toEqual({ cartId: 'c', code: 'checkmo', purchaseOrder: 'PO-7' })
})

test('nothing is ordered at another price than the displayed one', async () => {
  const dearer = fakeCheckout({ prices: zloty(129) })
  const { operations } = fakeShop({ SetPaymentMethodOnCart: { data: { setPaymentMethodOnCart: { cart: dearer } } }, PlaceOrder: placed })
  expect(await placeOrder(request)).toEqual({ kind: 'changed', cart: dearer })
  expect(operations()).toEqual(['SetPaymentMethodOnCart'])
})

test('nothing is ordered that differs from what is displayed, at the same price', async () => {
  const moved = fakeCheckout({ prices: zloty(119), email: 'ola@example.com' })
  const { operations } = fakeShop({ SetPaymentMethodOnCart: { data: { setPaymentMethodOnCart: { cart: moved } } }, PlaceOrder: placed })
  expect(await placeOrder(request)).toEqual({ kind: 'altered', cart: moved })
  expect(operations()).toEqual(['SetPaymentMethodOnCart'])
})

describe('[CHK-10] refusals', () => {
  test('of the payment method', async () => {
    fakeShop({ SetPaymentMethodOnCart: { data: { setPaymentMethodOnCart: null }, errors: [{ message: 'No', path: ['setPaymentMethodOnCart'] }] } })
    expect(await placeOrder(request)).toMatchObject({ kind: 'refused', part: 'paymentMethod' })
  })

  test('by setting another method than the requested one', async () => {
    const other = fakeCheckout({ ...cart, selected_payment_method: { code: '', title: '', purchase_order_number: null } })
    fakeShop({ SetPaymentMethodOnCart: { data: { setPaymentMethodOnCart: { cart: other } } } })
    expect(await placeOrder(request)).toMatchObject({ kind: 'refused', part: 'paymentCode', error: { message: 'Payment method code failed' } })
  })

  test('[CHK-12] of the order, which can be placed again', async () => {
    fakeShop({
      SetPaymentMethodOnCart: set,
      PlaceOrder: { data: { placeOrder: null }, errors: [{ message: refusal, extensions: { category: 'graphql-input' } }] },
    })
    expect(await placeOrder(request)).toMatchObject({ kind: 'refused', part: 'order', error: { message: refusal } })
    expect(readSubmittedOrder()).toBeUndefined()
  })

  test('by an answer without a number while the cart is active', async () => {
    const none = { order: null, orderV2: null, errors: [] }
    fakeShop({
      SetPaymentMethodOnCart: set, PlaceOrder: { data: { placeOrder: { order: null } } }, CartCount: active, PlaceOrderToPay: { data: { placeOrder: none } },
    })
    expect(await placeOrder(request)).toMatchObject({ kind: 'refused', part: 'orderNumber' })
  })

  test('nothing has to be reconciled if the outage begins before the order is sent', async () => {
    fakeShop({ SetPaymentMethodOnCart: lost })
    expect(await placeOrder(request)).toMatchObject({ kind: 'unreachable' })
    expect(readSubmittedOrder()).toBeUndefined()
  })
})

test('[CHK-12] an order that the gateway does not send, since there were too many attempts, is not reconciled and can be placed again', async () => {
  fakeShop({})
  const refusal = () => Response.json({ errors: [] }, { status: 429, headers: { 'retry-after': '900' } })
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockImplementation(async (_address, init) => (String(init?.body).includes('PlaceOrder') ? refusal() : Response.json(set))))
  expect(await placeOrder(request)).toMatchObject({ kind: 'unreachable', cause: { status: 429, retryAfter: 900 } })
  expect(readSubmittedOrder()).toBeUndefined()
})

describe('[CHK-13] a lost answer', () => {
  const processing = 'The order has already been placed and is currently processing.'

  test.each([
    ['does not arrive', lost, 12],
    ['says that the order is being processed', { data: { placeOrder: null }, errors: [{ message: processing }] }, 12],
  ])('that %s is reconciled', async (_case, answer, mayTake) => {
    fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: answer })
    expect(await placeOrder(request)).toEqual({ kind: 'lost', mayTake })
    expect(readSubmittedOrder()).toMatchObject({ state: 'sent' })
  })

  test('is resolved if another tab knows the order', async () => {
    fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: gone() })
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
    expect(readSubmittedOrder()).toMatchObject({ state: 'taken' })
  })

  test('without a number is an order if the cart is gone', async () => {
    fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: { data: { placeOrder: { order: null } } }, CartCount: gone() })
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
  })

  test('is never followed by a second order before the first is reconciled', async () => {
    const { operations } = fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: placed })
    saveSubmittedOrder(fakeSubmittedOrder())
    expect(await placeOrder(request)).toEqual({ kind: 'lost', mayTake: 40 })
    expect(operations()).toEqual([])
  })

  async function reconciled({ mayTake = 0, error }: { mayTake?: number; error?: Error } = {}) {
    saveSubmittedOrder(fakeSubmittedOrder({ submittedAt: new Date().toISOString() }))
    const reconciling = reconcileLostOrder('c', { kind: 'lost', mayTake, ...(error && { error }) })
    await vi.runAllTimersAsync()
    return reconciling
  }

  test('may have an unknown message: the cart is checked before the buyer sees a refusal', async () => {
    const message = 'Diese Bestellung wird bereits bearbeitet.'
    const answer = { data: { placeOrder: null }, errors: [{ message, path: ['placeOrder'], extensions: { category: 'graphql-input' } }] }
    fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: answer, CartCount: (call) => (call === 0 ? active : gone()) })
    const outcome = await placeOrder(request)
    expect(outcome).toMatchObject({ kind: 'lost', error: { message } })
    expect(readSubmittedOrder()).toMatchObject({ state: 'sent' })
    expect(await reconciled({ error: new StoreError(message, 'invalid-input') })).toEqual({ kind: 'ordered' })
  })

  test('is an order if the cart is gone by an unknown message', async () => {
    const answer = { errors: [{ message: 'Kein Warenkorb.', path: ['placeOrder'], extensions: { category: 'graphql-input' } }] }
    fakeShop({ SetPaymentMethodOnCart: set, PlaceOrder: answer, CartCount: gone() })
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
  })

  test('was a refusal with an unknown message if the cart is still active', async () => {
    const error = new StoreError('Diese Bestellung ist zu klein.', 'invalid-input')
    fakeShop({ CartCount: active })
    expect(await reconciled({ error })).toEqual({ kind: 'refused', part: 'order', error })
    expect(readSubmittedOrder()).toBeUndefined()
  })

  test('was an order', async () => {
    fakeShop({ CartCount: gone() })
    expect(await reconciled()).toEqual({ kind: 'ordered' })
    expect(readSubmittedOrder()).toMatchObject({ state: 'taken' })
  })

  test('was no order, and can be placed again', async () => {
    const { operations } = fakeShop({ CartCount: active })
    expect(await reconciled()).toEqual({ kind: 'notTaken' })
    expect(operations().length).toBeGreaterThan(1)
    expect(readPlacedOrder()).toBeUndefined()
    expect(wasSubmitted('c')).toBe(false)
  })

  test('is found by the next click if the order was placed after the timeout', async () => {
    const { operations } = fakeShop({ CartCount: active, SetPaymentMethodOnCart: gone(), PlaceOrder: placed })
    expect(await reconciled()).toEqual({ kind: 'notTaken' })
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
    expect(readSubmittedOrder()).toMatchObject({ state: 'taken' })
    expect(operations()).not.toContain('PlaceOrder')
  })

  test.each([
    ['within five seconds of any answer', 0, 5],
    ['while the gateway waits, if the connection was lost', 12, 12],
    ['after the gateway has given up', 40, 39],
  ])('becomes an order %s', async (_case, mayTake, seconds) => {
    const start = Date.now()
    fakeShop({ CartCount: () => (Date.now() - start < seconds * 1000 ? active : gone()) })
    expect(await reconciled({ mayTake })).toEqual({ kind: 'ordered' })
  })

  test('with the page that waited for it may become an order until the backend must have ended', async () => {
    const start = Date.now()
    fakeShop({ CartCount: () => (Date.now() - start < 38_000 ? active : gone()) })
    saveSubmittedOrder(fakeSubmittedOrder({ submittedAt: new Date(start).toISOString() }))
    const resumed = await resumeOrder()
    const reconciling = reconcileLostOrder('c', resumed as Extract<typeof resumed, { kind: 'lost' }>)
    await vi.runAllTimersAsync()
    expect(await reconciling).toEqual({ kind: 'ordered' })
  })

  test('is reconciled after an outage of any length', async () => {
    const { operations } = fakeShop({ CartCount: (call) => (call < 20 ? lost : gone()) })
    expect(await reconciled()).toEqual({ kind: 'ordered' })
    expect(operations()).toHaveLength(21)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
})
