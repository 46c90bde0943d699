import { send } from '../../graphql/browser.ts'
import { CartCountOperation } from '../../graphql/generated/cart-id.ts'
import { keepTrying } from '../../lib/keep-trying.ts'
import { getSession } from '../session/session.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { inTurn } from './cart-turn.ts'
import { getCustomerCartId } from './customer-cart.ts'
import { renewCart } from './renew-cart.ts'

// In one file: a login in another tab needs both, one after the other, and each would bring the same along.

/** Finds out how many things are in the cart, unless something else does first, and keeps trying while the shop is away. */
export function loadCartCount(cartId: string): Promise<void> {
  const isWanted = (): boolean => cartCount() === undefined && readCartId() === cartId

  async function load(): Promise<void> {
    if (!isWanted()) return
    keepCartId(cartId)
    const { cart } = await send(CartCountOperation, { cartId })
    if (cart) setCartCount(cartId, cart.total_quantity)
  }

  async function loadOrLetGo(): Promise<void> {
    try {
      await inTurn(load)
    } catch (error) {
      if (!(await renewCart(cartId, error))) throw error
    }
  }
  return keepTrying('The cart could not be counted', loadOrLetGo, isWanted)
}

/** Finds the customer's cart, unless something else does first, and keeps trying while the shop is away. */
export function loadCustomerCart(): Promise<void> {
  const isWanted = (): boolean => getSession().status === 'customer' && readCartId() === undefined

  async function load(): Promise<void> {
    const cartId = await getCustomerCartId()
    if (isWanted()) keepCartId(cartId)
  }
  return keepTrying("The customer's cart could not be found", load, isWanted)
}
