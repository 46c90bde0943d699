import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { CreateGuestCartIdOperation } from '../../graphql/generated/cart-id.ts'
import { alone } from '../../lib/alone.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { hasSession } from '../session/session.ts'
import { setCartCount } from './cart-count.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { getCustomerCartId } from './customer-cart.ts'

let creating: Promise<string | undefined> | undefined

/**
 * The visitor's cart id: where there is none, a customer's own, and a guest's of a new and empty cart. However many ask at once,
 * in however many tabs, one cart is made. Where that fails it is only logged: whatever needed the cart then says so itself.
 */
export function ensureCartId(): Promise<string | undefined> {
  const cartId = readCartId()
  if (cartId) return Promise.resolve(cartId)
  creating ??= alone('create-cart', createCart).finally(() => {
    creating = undefined
  })
  return creating
}

async function createCart(): Promise<string | undefined> {
  const fromAnotherTab = readCartId()
  if (fromAnotherTab) return fromAnotherTab
  try {
    const cartId = (hasSession() && (await findCustomerCart())) || (await createGuestCart())
    // While the shop was asked, another tab may have got a cart that already holds something.
    const meanwhile = readCartId()
    if (meanwhile) return meanwhile
    keepCartId(cartId)
    return cartId
  } catch (error) {
    logFailure('The cart could not be created', error)
    return undefined
  }
}

// Where the shop knows no customer, there is only the mark of a session left, and its visitor is a guest.
async function findCustomerCart(): Promise<string | undefined> {
  try {
    return await getCustomerCartId()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return undefined
  }
}

async function createGuestCart(): Promise<string> {
  const { createEmptyCart } = await send(CreateGuestCartIdOperation, {})
  if (!createEmptyCart) throw new ServerError(CreateGuestCartIdOperation.name, 'no cart id came back')
  setCartCount(createEmptyCart, 0)
  return createEmptyCart
}
