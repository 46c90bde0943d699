import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { CartCountOperation } from '../../graphql/generated/cart.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { inTurn } from './cart-turn.ts'
import { isCartGone, letCartGo } from './gone-cart.ts'

const SECONDS_BETWEEN = [2, 5, 10]

/** Finds out how many things are in the cart, unless something else does first, and keeps trying while the shop is away. */
export async function loadCartCount(cartId: string): Promise<void> {
  for (let tries = 0; isWanted(cartId); tries++) {
    try {
      return await inTurn(() => load(cartId))
    } catch (error) {
      if (isCartGone(error)) return letCartGo(cartId)
      if (tries === 0) logFailure('The cart could not be counted', error)
      if (error instanceof StoreError) return
      await seconds(SECONDS_BETWEEN[Math.min(tries, SECONDS_BETWEEN.length - 1)]!)
    }
  }
}

const isWanted = (cartId: string): boolean => cartCount() === undefined && readCartId() === cartId

async function load(cartId: string): Promise<void> {
  if (!isWanted(cartId)) return
  keepCartId(cartId)
  const { cart } = await send(CartCountOperation, { cartId })
  if (cart) setCartCount(cartId, cart.total_quantity)
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000))
