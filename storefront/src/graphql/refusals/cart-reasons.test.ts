import { expect, test } from 'vitest'
import { CartCountOperation } from '../generated/cart-id.ts'
import type { AnswerBody } from '../customer-token.ts'
import type { OperationRequest } from '../operation.ts'
import { addReasons } from './add-reasons.ts'

const INPUT = 'graphql-input'
const MISSING = 'graphql-no-such-entity'
const FORBIDDEN = 'graphql-authorization'
const variables = { cartId: 'abc' }
const GERMAN = 'Der Warenkorb ist nicht aktiv.'

const error = (field: string, message: string, category?: string, errorCode?: string) => ({
  message, path: [field], ...(category && { extensions: { category, ...(errorCode && { error_code: errorCode }) } }),
})
const refused = (...parts: Parameters<typeof error>): AnswerBody => ({ data: { [parts[0]]: null }, errors: [error(...parts)] })
const mutation = (field: string, more = {}): OperationRequest => ({ operationName: field, query: `mutation X{${field}{x}}`, variables: { ...variables, ...more } })
const query = { operationName: 'Cart', query: 'query Cart{cart{x}}', variables }
const unexpectedQuery = () => Promise.reject(new Error('Unexpected query'))

async function reasonOf(request: OperationRequest, answer: AnswerBody, respond: (request: OperationRequest) => Promise<AnswerBody> = unexpectedQuery) {
  return (await addReasons(request, answer, respond)).errors?.[0]?.extensions?.refusal
}

const active: AnswerBody = { data: { cart: { id: 'abc', total_quantity: 1 } } }

test.each([
  ['2.4.6', "The cart isn't active.", undefined, undefined],
  ['2.4.6, a cart that never existed', 'Could not find a cart with ID "abc"', undefined, undefined],
  ['2.4.7', "The cart isn't active.", MISSING, undefined],
  ['2.4.9', "The cart isn't active.", MISSING, 'CART_NOT_ACTIVE'],
  ['2.4.6 in German', GERMAN, undefined, undefined],
  ['2.4.8 in German, whose code is undefined', GERMAN, MISSING, 'UNDEFINED'],
  ['in a merchant’s Polish', 'Ten koszyk nie jest już aktywny.', MISSING, 'UNDEFINED'],
])('[CART-12] a requested cart is gone: %s', async (_release, message, category, code) => {
  expect(await reasonOf(query, refused('cart', message, category, code))).toEqual({ reason: 'cartGone' })
})

test.each([
  ['an internal error', error('cart', 'Internal server error')],
  ['a failure of a proxy in front of Magento', { ...error('cart', 'upstream timed out'), extensions: { category: 'GATEWAY_TIMEOUT' } }],
  ['a cart of another website', error('cart', 'Der Warenkorb gehört nicht hierher.', INPUT)],
  ['a query that was not executed', { message: 'Max query complexity should be 300 but got 310.' }],
  ['a line whose product has vanished', { ...error('cart', 'Das Produkt fehlt.'), path: ['cart', 'items', 0, 'product'] }],
])('[CART-12] an error that does not concern the cart itself: %s', async (_what, failure) => {
  expect(await reasonOf(query, { data: { cart: null }, errors: [failure] })).toBeUndefined()
})

test.each(['The current user cannot perform operations on cart "abc"', 'Der Benutzer darf diesen Warenkorb nicht benutzen.'])(
  '[CART-12] a cart of another visitor: %s',
  async (message) => expect(await reasonOf(query, refused('cart', message, FORBIDDEN))).toEqual({ reason: 'cartForeign' }),
)

test.each([
  ['a mutation', mutation('addProductsToCart'), MISSING],
  ['an order of 2.4.6', mutation('placeOrder'), undefined],
  ['an order of 2.4.8', mutation('placeOrder'), INPUT],
  ['a merge', { ...mutation('mergeCarts'), variables: { sourceCartId: 'abc', destinationCartId: 'own' } }, MISSING],
])('[CART-12] queries the cart if %s is refused in an unknown language', async (_what, request, category) => {
  const queries: OperationRequest[] = []
  const respond = (sent: OperationRequest) => {
    queries.push(sent)
    return Promise.resolve(refused('cart', GERMAN, category && MISSING))
  }
  expect(await reasonOf(request, refused(request.operationName, GERMAN, category), respond)).toEqual({ reason: 'cartGone' })
  expect(queries).toEqual([{ operationName: 'CartCount', query: CartCountOperation.query, variables }])
})

test.each([
  ['is active', () => Promise.resolve(active), undefined],
  ['cannot be requested', () => Promise.reject(new Error('timeout')), undefined],
  ['fails with an internal error', () => Promise.resolve({ data: { cart: null }, errors: [error('cart', 'Internal server error')] }), undefined],
  ['belongs to another customer', () => Promise.resolve(refused('cart', 'Nein.', FORBIDDEN)), 'cartForeign'],
])('[CHK-13] an order is refused in German, and its cart %s: the cart is not reported as gone', async (_what, respond, reason) => {
  expect((await reasonOf(mutation('placeOrder'), refused('placeOrder', 'Nicht möglich.', INPUT), respond))?.reason).toBe(reason)
})

test('[AUTH-01] a refused merge has no reason if the customer may not read the guest’s cart', async () => {
  const merge = { ...mutation('mergeCarts'), variables: { sourceCartId: 'abc', destinationCartId: 'own' } }
  expect(await reasonOf(merge, refused('mergeCarts', 'Nein.', INPUT), () => Promise.resolve(refused('cart', 'Nein.', FORBIDDEN)))).toBeUndefined()
})

test.each(['The order has already been placed and is currently processing.', 'Die Bestellung wird gerade bearbeitet.'])(
  '[CHK-13] an order under way: %s',
  async (message) => expect(await reasonOf(mutation('placeOrder'), refused('placeOrder', message, 'graphql-already-exists'))).toEqual({ reason: 'orderUnderWay' }),
)

test.each([
  ['addSimpleProductsToCart', undefined, {}, { reason: 'notFound' }],
  ['applyCouponToCart', MISSING, {}, { reason: 'couponWrong' }],
  ['applyCouponToCart', undefined, {}, { reason: 'couponWrong' }],
  ['applyCouponToCart', INPUT, {}, undefined],
  ['updateCartItems', MISSING, {}, { reason: 'lineGone' }],
  ['updateCartItems', INPUT, {}, undefined],
  ['removeItemFromCart', undefined, {}, { reason: 'lineGone' }],
  ['setGuestEmailOnCart', INPUT, {}, { reason: 'emailWrong' }],
  ['setBillingAddressOnCart', MISSING, { billingAddress: { customer_address_id: 7 } }, { reason: 'savedAddressGone' }],
  ['setShippingAddressesOnCart', FORBIDDEN, { shippingAddress: { customer_address_id: 7 } }, { reason: 'savedAddressGone' }],
  ['setShippingAddressesOnCart', MISSING, { shippingAddress: { address: {} } }, undefined],
  ['setShippingMethodsOnCart', MISSING, {}, undefined],
])('%s (%s) is refused in German, and the cart exists: %j', async (field, category, more, refusal) => {
  expect(await reasonOf(mutation(field, more), refused(field, 'Nein.', category), () => Promise.resolve(active))).toEqual(refusal)
})

test('in an empty cart a coupon code is not reported as wrong', async () => {
  const empty = { data: { cart: { id: 'abc', total_quantity: 0 } } }
  expect(await reasonOf(mutation('applyCouponToCart'), refused('applyCouponToCart', 'Leer.', MISSING), () => Promise.resolve(empty))).toBeUndefined()
})

test('a reason is added to Magento’s message, and a response without a refusal stays unchanged', async () => {
  const named = await addReasons(query, refused('cart', GERMAN), unexpectedQuery)
  expect(named).toEqual({ data: { cart: null }, errors: [{ message: GERMAN, path: ['cart'], extensions: { refusal: { reason: 'cartGone' } } }] })
  expect(await addReasons(query, active, unexpectedQuery)).toEqual(active)
})

test.each(['Can not find Pickup Location with code ZAK02A for website Sales Channel "base".', 'Nie ma punktu ZAK02A.'])('[CHK-21] a locker that is gone is recognised by its code: %s', async (message) => {
  const request = mutation('setShippingAddressesOnCart', { shippingAddress: { address: {}, pickup_location_code: 'ZAK02A' } })
  expect(await reasonOf(request, refused('setShippingAddressesOnCart', message, MISSING))).toEqual({ reason: 'locationGone' })
})
