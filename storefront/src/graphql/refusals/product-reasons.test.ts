import { expect, test } from 'vitest'
import { addReasons } from './add-reasons.ts'

const request = { operationName: 'AddProductsToCart', query: 'mutation AddProductsToCart{addProductsToCart{x}}', variables: { cartId: 'abc' } }
const unexpectedQuery = () => Promise.reject(new Error('Unexpected query'))

async function listed(code: string | undefined, message: string) {
  const { data } = await addReasons(request, { data: { addProductsToCart: { user_errors: [{ ...(code && { code }), message }] } } }, unexpectedQuery)
  return (data!.addProductsToCart as { user_errors: { refusal?: object }[] }).user_errors[0]?.refusal
}

test.each([
  ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "x"', { reason: 'notFound' }],
  ['NOT_SALABLE', 'There are no source items with the in stock status', { reason: 'outOfStock' }],
  ['NOT_SALABLE', 'The required options you selected are not available', { reason: 'optionGone' }],
  ['INSUFFICIENT_STOCK', 'This product is out of stock.', { reason: 'outOfStock' }],
  ['INSUFFICIENT_STOCK', 'The fewest you may purchase is 2.', { reason: 'fewest', count: 2 }],
  ['UNDEFINED', 'The most you may purchase is 10.', { reason: 'most', count: 10 }],
  [undefined, 'Only 3 available for sale. Please adjust the quantity to continue', { reason: 'most', count: 3 }],
  ['UNDEFINED', 'You can buy this product only in quantities of 2.5 at a time.', { reason: 'steps', count: 2.5 }],
  ['UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart', { reason: 'tooMany' }],
  ['UNDEFINED', 'Could not update the product with SKU x: The requested qty is not available', { reason: 'notEnough' }],
  ['UNDEFINED', 'You need to choose options for your item.', { reason: 'chooseOptions' }],
])('English, %s: %s', async (code, message, refusal) => expect(await listed(code, message)).toEqual(refusal))

test.each([
  ['UNDEFINED', 'Ten produkt jest niedostępny na magazynie.', { reason: 'outOfStock' }],
  ['UNDEFINED', 'Najmniej, ile możesz zakupić to 2.', { reason: 'fewest', count: 2 }],
  ['UNDEFINED', 'Najwięcej, ile możnesz kupic to 10.', { reason: 'most', count: 10 }],
  ['UNDEFINED', 'Zamawiana ilość nie jest chwilowo dostępna', { reason: 'notEnough' }],
  ['UNDEFINED', 'Could not update the product with SKU x: Zamawiana ilość nie jest chwilowo dostępna', { reason: 'notEnough' }],
  ['ITEM_INCREMENTS', 'Możesz kupić ten produkt tylko w ilościach po 6 na raz.', { reason: 'steps', count: 6 }],
  ['UNDEFINED', 'Musisz wybrać opcje produktu.', { reason: 'chooseOptions' }],
])('Polish, %s: %s', async (code, message, refusal) => expect(await listed(code, message)).toEqual(refusal))

test.each([
  ['PRODUCT_NOT_FOUND', { reason: 'notFound' }],
  ['COULD_NOT_FIND_CART_ITEM', { reason: 'lineGone' }],
  ['NOT_SALABLE', { reason: 'outOfStock' }],
  ['INSUFFICIENT_STOCK', { reason: 'quantity' }],
  ['ITEM_QTY', { reason: 'quantity' }],
  ['ITEM_INCREMENTS', { reason: 'steps', count: 6 }],
  ['UNDEFINED', undefined],
])('in an unknown language, the reason follows from %s', async (code, refusal) => {
  expect(await listed(code, 'Nur in Mengen von 6 erhältlich.')).toEqual(refusal)
})

test('does not guess the increments if a message has other numbers, too', async () => {
  expect(await listed('ITEM_INCREMENTS', 'Kiste 24: nur in Mengen von 6 erhältlich.')).toEqual({ reason: 'quantity' })
})

test('nested errors of cart lines get their reason, too', async () => {
  const line = { uid: 'x', errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }] }
  const { data } = await addReasons(request, { data: { addProductsToCart: { cart: { items: [null, line] }, user_errors: [] } } }, unexpectedQuery)
  expect(data).toEqual({
    addProductsToCart: { cart: { items: [null, { uid: 'x', errors: [{ ...line.errors[0], refusal: { reason: 'outOfStock' } }] }] }, user_errors: [] },
  })
})
