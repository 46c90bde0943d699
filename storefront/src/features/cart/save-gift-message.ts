import { send } from '../../graphql/browser.ts'
import { UpdateCartItemsOperation } from '../../graphql/generated/cart.ts'
import { SetGiftMessageOnCartOperation } from '../../graphql/generated/order-gift-message.since-2.4.7.ts'
import type { CartFragment, CartLineFragment, GiftMessageFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from './act-on-cart.ts'
import { cartLines } from './cart-lines.ts'
import { getCartAfter } from './get-cart.ts'
import { giftMessageOf } from './gift-message.ts'
import { returnedCart } from './returned-cart.ts'

/** Magento deletes a message whose text is empty. */
export const NO_MESSAGE: GiftMessageFragment = { to: '', from: '', message: '' }

// Magento ignores a message that it does not take, for example if the product excludes it, and later releases answer refusals in a
// field that 2.4.6 does not have. So both functions compare the returned cart, and after a lost answer the fetched one.

/**
 * @returns whether the backend has taken the message of a line
 * @throws StoreError, ServerError
 */
export function saveLineMessage({ uid, quantity }: Pick<CartLineFragment, 'uid' | 'quantity'>, message: GiftMessageFragment): Promise<boolean> {
  const saving = actOnCart(async (cartId) => {
    const cartItems = [{ cart_item_uid: uid, quantity, gift_message: message }]
    const { updateCartItems } = await send(UpdateCartItemsOperation, { cartId, cartItems })
    return returnedCart(updateCartItems?.cart, UpdateCartItemsOperation.name)
  })
  return isTaken(saving, (cart) => {
    const line = cartLines(cart).find((candidate) => candidate.uid === uid)
    return isSame(line && giftMessageOf(line), message)
  })
}

/**
 * @returns whether the backend has taken the message of the order
 * @throws StoreError, ServerError
 */
export function saveOrderMessage(message: GiftMessageFragment): Promise<boolean> {
  const saving = actOnCart(async (cartId) => {
    const { setGiftOptionsOnCart } = await send(SetGiftMessageOnCartOperation, { cartId, giftMessage: message })
    return returnedCart(setGiftOptionsOnCart?.cart, SetGiftMessageOnCartOperation.name)
  })
  return isTaken(saving, (cart) => isSame(cart.gift_message, message))
}

async function isTaken(saving: Promise<CartFragment>, hasMessage: (cart: CartFragment) => boolean): Promise<boolean> {
  try {
    return hasMessage(await saving)
  } catch (error) {
    const cart = await getCartAfter(error)
    if (!cart || !hasMessage(cart)) throw error
    logFailure('The gift message was saved despite an error', error)
    return true
  }
}

const isSame = (found: GiftMessageFragment | null | undefined, sent: GiftMessageFragment): boolean => textOf(found) === textOf(sent)

/** Without blanks: line ends change on the way. */
const textOf = (message: GiftMessageFragment | null | undefined): string =>
  [message?.to, message?.from, message?.message].join(' ').replaceAll(/\s/g, '')
