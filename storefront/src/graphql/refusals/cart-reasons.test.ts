import { expect, test } from 'vitest'
import { CartCountOperation } from '../generated/cart-id.ts'
import type { AnswerBody } from '../customer-token.ts'
import type { Question } from './ask-back.ts'
import { nameRefusals } from './name-refusals.ts'

const INPUT = 'graphql-input'
const MISSING = 'graphql-no-such-entity'
const FORBIDDEN = 'graphql-authorization'
const variables = { cartId: 'abc' }
const GERMAN = 'Der Warenkorb ist nicht aktiv.'

const error = (field: string, message: string, category?: string, errorCode?: string) => ({
  message, path: [field], ...(category && { extensions: { category, ...(errorCode && { error_code: errorCode }) } }),
})
const refused = (...parts: Parameters<typeof error>): AnswerBody => ({ data: { [parts[0]]: null }, errors: [error(...parts)] })
const mutation = (field: string, more = {}): Question => ({ operationName: field, query: `mutation X{${field}{x}}`, variables: { ...variables, ...more } })
const query = { operationName: 'Cart', query: 'query Cart{cart{x}}', variables }
const unasked = () => Promise.reject(new Error('Nobody should be asked'))

async function reasonOf(asked: Question, answer: AnswerBody, ask: (question: Question) => Promise<AnswerBody> = unasked) {
  return (await nameRefusals(asked, answer, ask)).errors?.[0]?.extensions?.refusal
}

const alive: AnswerBody = { data: { cart: { id: 'abc', total_quantity: 1 } } }

test.each([
  ['2.4.6', "The cart isn't active.", undefined, undefined],
  ['2.4.6, never there', 'Could not find a cart with ID "abc"', undefined, undefined],
  ['2.4.7', "The cart isn't active.", MISSING, undefined],
  ['2.4.9', "The cart isn't active.", MISSING, 'CART_NOT_ACTIVE'],
  ['2.4.6 in German', GERMAN, undefined, undefined],
  ['2.4.8 in German, whose code is undefined', GERMAN, MISSING, 'UNDEFINED'],
  ['in a merchant’s Polish', 'Ten koszyk nie jest już aktywny.', MISSING, 'UNDEFINED'],
])('[CART-12] a cart that is asked for is gone: %s', async (_release, message, category, code) => {
  expect(await reasonOf(query, refused('cart', message, category, code))).toEqual({ reason: 'cartGone' })
})

test.each([
  ['an internal error', error('cart', 'Internal server error')],
  ['a failure of a proxy in front of Magento', { ...error('cart', 'upstream timed out'), extensions: { category: 'GATEWAY_TIMEOUT' } }],
  ['a cart of another website', error('cart', 'Der Warenkorb gehört nicht hierher.', INPUT)],
  ['a query that was not executed', { message: 'Max query complexity should be 300 but got 310.' }],
  ['a line whose product has vanished', { ...error('cart', 'Das Produkt fehlt.'), path: ['cart', 'items', 0, 'product'] }],
])('[CART-12] says nothing of the cart itself: %s', async (_what, failure) => {
  expect(await reasonOf(query, { data: { cart: null }, errors: [failure] })).toBeUndefined()
})

test.each(['The current user cannot perform operations on cart "abc"', 'Der Benutzer darf diesen Warenkorb nicht benutzen.'])(
  '[CART-12] a cart of somebody else: %s',
  async (message) => expect(await reasonOf(query, refused('cart', message, FORBIDDEN))).toEqual({ reason: 'cartForeign' }),
)

test.each([
  ['a mutation', mutation('addProductsToCart'), MISSING],
  ['an order of 2.4.6', mutation('placeOrder'), undefined],
  ['an order of 2.4.8', mutation('placeOrder'), INPUT],
  ['a merge', { ...mutation('mergeCarts'), variables: { sourceCartId: 'abc', destinationCartId: 'own' } }, MISSING],
])('[CART-12] asks for the cart where %s is refused in a language that nobody here speaks', async (_what, asked, category) => {
  const questions: Question[] = []
  const ask = (question: Question) => {
    questions.push(question)
    return Promise.resolve(refused('cart', GERMAN, category && MISSING))
  }
  expect(await reasonOf(asked, refused(asked.operationName, GERMAN, category), ask)).toEqual({ reason: 'cartGone' })
  expect(questions).toEqual([{ operationName: 'CartCount', query: CartCountOperation.query, variables }])
})

test.each([
  ['is active', () => Promise.resolve(alive), undefined],
  ['cannot be requested', () => Promise.reject(new Error('timeout')), undefined],
  ['fails with an internal error', () => Promise.resolve({ data: { cart: null }, errors: [error('cart', 'Internal server error')] }), undefined],
  ['belongs to another customer', () => Promise.resolve(refused('cart', 'Nein.', FORBIDDEN)), 'cartForeign'],
])('[CHK-13] an order is refused in German, and its cart %s: it is not taken for gone', async (_what, ask, reason) => {
  expect((await reasonOf(mutation('placeOrder'), refused('placeOrder', 'Nicht möglich.', INPUT), ask))?.reason).toBe(reason)
})

test('[AUTH-01] a guest’s cart that the customer may not read is no reason against a merge', async () => {
  const asked = { ...mutation('mergeCarts'), variables: { sourceCartId: 'abc', destinationCartId: 'own' } }
  expect(await reasonOf(asked, refused('mergeCarts', 'Nein.', INPUT), () => Promise.resolve(refused('cart', 'Nein.', FORBIDDEN)))).toBeUndefined()
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
])('what %s (%s) is refused for in German, where the cart is there: %j', async (field, category, more, refusal) => {
  expect(await reasonOf(mutation(field, more), refused(field, 'Nein.', category), () => Promise.resolve(alive))).toEqual(refusal)
})

test('in an empty cart a coupon code is not reported as wrong', async () => {
  const empty = { data: { cart: { id: 'abc', total_quantity: 0 } } }
  expect(await reasonOf(mutation('applyCouponToCart'), refused('applyCouponToCart', 'Leer.', MISSING), () => Promise.resolve(empty))).toBeUndefined()
})

test('a reason is added to Magento’s message, and a response without a refusal stays unchanged', async () => {
  const named = await nameRefusals(query, refused('cart', GERMAN), unasked)
  expect(named).toEqual({ data: { cart: null }, errors: [{ message: GERMAN, path: ['cart'], extensions: { refusal: { reason: 'cartGone' } } }] })
  expect(await nameRefusals(query, alive, unasked)).toEqual(alive)
})
