import type { CartFragment } from '../../graphql/generated/types.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { announceChange } from './cart-news.ts'
import { inTurn } from './cart-turn.ts'
import { renewCart } from './renew-cart.ts'

export interface ActionOptions {
  /** Takes what went wrong; the action then answers undefined. Without it the error is thrown. */
  readonly onError?: (error: unknown) => void
}

/**
 * What all actions on the cart have in common: they need its id, keep it for another hour, wait their turn, and tell
 * everybody about the cart that comes back.
 */
export async function actOnCart<Result extends CartFragment>(
  action: (cartId: string) => Promise<Result>,
  { onError }: ActionOptions = {},
): Promise<Result | undefined> {
  try {
    return await inTurn(() => act(action))
  } catch (error) {
    if (!onError) throw error
    onError(error)
    return undefined
  }
}

async function act<Result extends CartFragment>(action: (cartId: string) => Promise<Result>): Promise<Result> {
  const cartId = readCartId()
  if (!cartId) throw new Error('Cart id was not provided')
  keepCartId(cartId)
  try {
    const cart = await action(cartId)
    announceChange(cartId, cart)
    return cart
  } catch (error) {
    await renewCart(cartId, error)
    throw error
  }
}
