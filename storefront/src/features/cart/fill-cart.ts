import { send } from '../../graphql/browser.ts'
import { CartOperation } from '../../graphql/generated/cart.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from './act-on-cart.ts'
import { forgetCartCount } from './cart-count.ts'
import { readCartId } from './cart-id.ts'
import { ensureCartId } from './create-cart.ts'
import { loadCartCount } from './load-cart.ts'
import { returnedCart } from './returned-cart.ts'

/**
 * For what puts things into the customer's cart without answering it: the cart is asked for afterwards, and shown here and in
 * the other tabs. Where that fails, what was done is done all the same, and at least the number is looked for.
 * @throws what `fill` throws
 */
export async function fillCart<Result>(fill: () => Promise<Result>): Promise<Result> {
  let filled: { readonly result: Result } | undefined
  await ensureCartId()
  try {
    await actOnCart(async (cartId) => {
      filled = { result: await fill() }
      const { cart } = await send(CartOperation, { cartId }, { partial: true })
      return returnedCart(cart, CartOperation.name)
    })
  } catch (error) {
    if (!filled) throw error
    logFailure('The cart could not be asked for after it was filled', error)
    const cartId = readCartId()
    forgetCartCount()
    if (cartId) void loadCartCount(cartId)
  }
  return filled!.result
}
