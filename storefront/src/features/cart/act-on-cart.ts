import type { CartFragment } from '../../graphql/generated/types.ts'
import { withLock } from '../../lib/tabs.ts'
import { publishCartChange } from './cart-events.ts'
import { extendCartId, readCartId } from './cart-id.ts'
import { enqueueCartCall } from './cart-queue.ts'
import { watchLines } from './left-lines.ts'
import { renewCart } from './renew-cart.ts'

export interface ActionOptions {
  /** Receives the error, and the action resolves to undefined. Without it the error is thrown. */
  readonly onError?: (error: unknown) => void
}

/** Runs an action on the cart in the cart's queue, extends the cookie of the cart's id by an hour, and publishes the returned cart. */
export function actOnCart<Result extends CartFragment>(action: (cartId: string) => Promise<Result>): Promise<Result>
export function actOnCart<Result extends CartFragment>(action: (cartId: string) => Promise<Result>, options?: ActionOptions): Promise<Result | undefined>
export async function actOnCart<Result extends CartFragment>(
  action: (cartId: string) => Promise<Result>,
  { onError }: ActionOptions = {},
): Promise<Result | undefined> {
  try {
    // What another tab is ordering must be what its buyer sees.
    return await enqueueCartCall(() => withLock('place-order', () => act(action), 'shared'))
  } catch (error) {
    if (!onError) throw error
    onError(error)
    return undefined
  }
}

async function act<Result extends CartFragment>(action: (cartId: string) => Promise<Result>): Promise<Result> {
  const cartId = readCartId()
  if (!cartId) throw new Error('Cart id was not provided')
  extendCartId(cartId)
  try {
    const cart = await action(cartId)
    publishCartChange(cartId, cart)
    watchLines(cartId, cart)
    return cart
  } catch (error) {
    await renewCart(cartId, error)
    throw error
  }
}
