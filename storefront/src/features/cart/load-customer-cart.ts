import { keepTrying } from '../../lib/keep-trying.ts'
import { getSession } from '../session/session.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { getCustomerCartId } from './customer-cart.ts'

const isWanted = (): boolean => getSession().status === 'customer' && readCartId() === undefined

async function load(): Promise<void> {
  const cartId = await getCustomerCartId()
  if (isWanted()) keepCartId(cartId)
}

/** Finds the customer's cart, unless something else does first, and keeps trying while the shop is away. */
export const loadCustomerCart = (): Promise<void> => keepTrying("The customer's cart could not be found", load, isWanted)
