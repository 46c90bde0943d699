import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import {
  ApplyCouponToCartOperation,
  RemoveCouponFromCartOperation,
  RemoveItemFromCartOperation,
  UpdateCartItemsOperation,
} from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { type ActionOptions, actOnCart } from './act-on-cart.ts'
import { getCartAfter } from './get-cart.ts'
import { forgetLine } from './left-lines.ts'
import { returnedCart } from './returned-cart.ts'

export function updateQuantity(uid: string, quantity: number, options?: ActionOptions): Promise<CartFragment | undefined> {
  return actOnCart(async (cartId) => {
    const cartItems = [{ cart_item_uid: uid, quantity }]
    const { updateCartItems } = await send(UpdateCartItemsOperation, { cartId, cartItems })
    const cart = returnedCart(updateCartItems?.cart, UpdateCartItemsOperation.name)
    // Magento up to 2.4.7 throws its refusals. Since 2.4.8 it answers them, in a field that 2.4.6 does not have: there, the unchanged
    // quantity is the refusal.
    const line = cart.items?.find((item) => item?.uid === uid)
    if (line && line.quantity !== quantity) throw new StoreError('The line kept its quantity', 'invalid-input', { reason: 'notEnough' })
    return cart
  }, options)
}

/** Where the answer is lost, the cart itself tells whether the line was removed. */
export async function removeItem(uid: string, { onError }: ActionOptions = {}): Promise<CartFragment | undefined> {
  try {
    return await requestRemoval(uid)
  } catch (error) {
    const cart = await getCartAfter(error)
    // A line that could not be loaded is null.
    if (cart?.items?.every((line) => line && line.uid !== uid)) return cart
    if (!onError) throw error
    onError(error)
    return undefined
  }
}

const requestRemoval = (uid: string): Promise<CartFragment> =>
  actOnCart(async (cartId) => {
    forgetLine(uid)
    const { removeItemFromCart } = await send(RemoveItemFromCartOperation, { cartId, cartItemUid: uid })
    // Another tab may have read the cart meanwhile.
    forgetLine(uid)
    return returnedCart(removeItemFromCart?.cart, RemoveItemFromCartOperation.name)
  })

export function applyCoupon(couponCode: string, options?: ActionOptions): Promise<CartFragment | undefined> {
  return actOnCart(async (cartId) => {
    const { applyCouponToCart } = await send(ApplyCouponToCartOperation, { cartId, couponCode })
    return returnedCart(applyCouponToCart?.cart, ApplyCouponToCartOperation.name)
  }, options)
}

export function removeCoupon(options?: ActionOptions): Promise<CartFragment | undefined> {
  return actOnCart(async (cartId) => {
    const { removeCouponFromCart } = await send(RemoveCouponFromCartOperation, { cartId })
    return returnedCart(removeCouponFromCart?.cart, RemoveCouponFromCartOperation.name)
  }, options)
}
