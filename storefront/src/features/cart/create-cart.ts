import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { CreateGuestCartIdOperation } from '../../graphql/generated/cart-id.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { withLock } from '../../lib/tabs.ts'
import { hasSession } from '../session/session.ts'
import { setCartCount } from './cart-count.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { keepCustomerCart } from './keep-customer-cart.ts'

let creating: Promise<string | undefined> | undefined
let failure: unknown

/** Why the visitor has no cart: what failed when one was to be created. */
export const cartFailure = (): unknown => failure

/**
 * The visitor's cart id. Without one, a customer gets the id of their cart and a guest that of a new cart; concurrent calls, from all tabs,
 * create one cart. A failure is only logged: the caller's own operation then fails and reports it.
 */
export function ensureCartId(): Promise<string | undefined> {
  const cartId = readCartId()
  if (cartId) return Promise.resolve(cartId)
  creating ??= withLock('create-cart', createCart).finally(() => {
    creating = undefined
  })
  return creating
}

async function createCart(): Promise<string | undefined> {
  const fromAnotherTab = readCartId()
  if (fromAnotherTab) return fromAnotherTab
  try {
    const cartId = (hasSession() && (await findCustomerCart())) || (await createGuestCart())
    // Another tab may have received a cart meanwhile, and filled it.
    const meanwhile = readCartId()
    if (meanwhile) return meanwhile
    keepCartId(cartId)
    return cartId
  } catch (error) {
    failure = error
    logFailure('The cart could not be created', error)
    return undefined
  }
}

// If the backend finds no customer, only the session's marker cookie is left, and the visitor is a guest.
async function findCustomerCart(): Promise<string | undefined> {
  try {
    await keepCustomerCart()
    return readCartId()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return undefined
  }
}

async function createGuestCart(): Promise<string> {
  const { createEmptyCart } = await send(CreateGuestCartIdOperation, {})
  if (!createEmptyCart) throw new ServerError(CreateGuestCartIdOperation.name, 'the response has no cart id')
  setCartCount(createEmptyCart, 0)
  return createEmptyCart
}
