import { expect, test } from 'vitest'
import type { CartFragment, CartLineFragment, GiftMessageFragment } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { fakeCart, fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { NO_MESSAGE, saveLineMessage, saveOrderMessage } from './save-gift-message.ts'

newVisitorForEach()

const CARD = { to: 'Jan', from: 'Anna', message: 'For the next\nsummit' }
const line = (change: object) => ({ uid: 'u', quantity: 2, product: { sku: 'tee' }, ...change }) as unknown as CartLineFragment
const lineCart = (change: object) => fakeCart({ items: [null, line(change)] })
const orderCart = (message: GiftMessageFragment | null) => fakeCart({ gift_message: message })

function shop(cart: CartFragment) {
  return fakeShop({ UpdateCartItems: { data: { updateCartItems: { cart } } }, SetGiftMessageOnCart: { data: { setGiftOptionsOnCart: { cart } } } }, 'magento_cartId=cart-1')
}

test.each([
  ['a message', CARD, CARD, true],
  ['one with other line ends', CARD, { ...CARD, message: 'For the next\r\nsummit' }, true],
  ['no message any more', NO_MESSAGE, null, true],
  ['nothing for a product that takes none', CARD, null, false],
  ['the previous one', CARD, { ...CARD, message: 'Sto lat!' }, false],
  ['the previous recipient', CARD, { ...CARD, to: 'Ewa' }, false],
])('[CART-16] a line and an order of which the backend returns %s', async (_, sent, returned, isTaken) => {
  const { calls } = shop(lineCart({ gift_message: returned }))
  expect(await saveLineMessage({ uid: 'u', quantity: 2 }, sent)).toBe(isTaken)
  expect(calls[0]!.variables['cartItems']).toEqual([{ cart_item_uid: 'u', quantity: 2, gift_message: sent }])
  const onOrder = shop(orderCart(returned))
  expect(await saveOrderMessage(sent)).toBe(isTaken)
  expect(onOrder.calls[0]!.variables).toMatchObject({ cartId: 'cart-1', giftMessage: sent })
})

test('[CART-16] a line that has gone meanwhile takes no message', async () => {
  shop(fakeCart())
  expect(await saveLineMessage({ uid: 'u', quantity: 2 }, CARD)).toBe(false)
})

test.each([
  ['the message', CARD, CARD, true],
  ['no message any more', NO_MESSAGE, null, true],
  ['the previous one', CARD, { ...CARD, message: 'Sto lat!' }, false],
])('[CART-16] after a lost answer, a cart with %s tells whether it was saved', async (_, sent, stored, isSaved) => {
  const cart = { ...lineCart({ gift_message: stored }), gift_message: stored }
  for (const save of [() => saveLineMessage({ uid: 'u', quantity: 2 }, sent), () => saveOrderMessage(sent)]) {
    const offline = new TypeError('offline')
    fakeShop({ UpdateCartItems: offline, SetGiftMessageOnCart: offline, Cart: { data: { cart } } }, 'magento_cartId=cart-1')
    expect(await save().catch((error: unknown) => (isUnanswered(error) ? false : error))).toBe(isSaved)
  }
})
