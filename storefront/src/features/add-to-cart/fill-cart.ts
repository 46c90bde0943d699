import { send } from '../../graphql/browser.ts'
import { CartOperation } from '../../graphql/generated/cart.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { readCartId } from '../cart/cart-id.ts'
import { ensureCartId } from '../cart/create-cart.ts'
import { loadCartCount } from '../cart/load-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'

/**
 * For operations that add to the cart without returning it: fetches the cart afterwards and publishes it here and in the other tabs.
 * When that fetch fails, the operation still counts as done, and the item count is fetched instead.
 * @throws what `fill` throws
 */
export async function fillCart<Result>(fill: () => Promise<Result>): Promise<Result> {
  let filled: { readonly result: Result } | undefined
  await ensureCartId()
  try {
    await actOnCart(async (cartId) => {
      filled = { result: await fill() }
      const { cart } = await send(CartOperation, { cartId })
      return returnedCart(cart, CartOperation.name)
    })
  } catch (error) {
    if (!filled) throw error
    logFailure('The cart could not be fetched after products were added', error)
    const cartId = readCartId()
    forgetCartCount()
    if (cartId) void loadCartCount(cartId)
  }
  if (!filled) throw new Error('The cart was not filled')
  return filled.result
}
