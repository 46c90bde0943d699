import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartContentsOperation, MergeCartsOperation } from '../../graphql/generated/merge-carts.ts'
import type { CartContentsFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { hasSession } from '../session/session.ts'
import { cartCount, forgetCartCount } from './cart-count.ts'
import { forgetUnmergedCart, keepCartId, readCartId, readUnmergedCart, setCartAside } from './cart-id.ts'
import { type MergeDifference, reportCartLoss } from './cart-lost.ts'
import { getCustomerCart } from './customer-cart.ts'
import { isCartGone } from './gone-cart.ts'

let merging: Promise<void> | undefined

/**
 * Merges the guest's cart into the customer's and continues with that one, even if the merge fails. The shopper sees which lines the
 * backend did not merge unchanged. A call during a merge waits for that one: a request that carries the login's token before its merge is
 * refused, and asks for the merge, too.
 * @param onError receives the error of a failed merge, unless an earlier call does
 * @throws StoreError, ServerError, Error if the answer has no id of the customer's cart; the guest's is then merged by the next call
 */
export function mergeCarts(onError?: (error: unknown) => void): Promise<void> {
  merging ??= mergeOnce(onError).finally(() => {
    merging = undefined
  })
  return merging
}

async function mergeOnce(onError: ((error: unknown) => void) | undefined): Promise<void> {
  const guestCartId = readUnmergedCart() ?? readCartId()
  const isEmpty = cartCount() === 0
  const [customers, guests] = await Promise.all([getOwnCart(guestCartId), guestCartId && !isEmpty ? readGuestCart(guestCartId) : undefined])
  forgetCartCount()
  if (readUnmergedCart() !== undefined) forgetUnmergedCart()
  if (!guestCartId || guestCartId === customers.id) return keepCartId(customers.id)
  try {
    const merged = await merge(guestCartId, customers.id)
    keepCartId(merged.id)
    const differences = guests ? mergeDifferences(guests, customers, merged) : []
    if (differences.length > 0) reportCartLoss('mergedOtherwise', differences)
  } catch (error) {
    logFailure('The carts could not be merged', error)
    onError?.(error)
    keepCartId(customers.id)
  }
}

async function getOwnCart(guestCartId: string | undefined): Promise<CartContentsFragment> {
  try {
    return await getCustomerCart()
  } catch (error) {
    // Without a session by now, the visitor is a guest and keeps the cart.
    if (guestCartId && hasSession()) setCartAside(guestCartId)
    throw error
  }
}

/** As a guest, because the customer may not read it. Without its contents the merge still runs, but is not verified. */
async function readGuestCart(cartId: string): Promise<CartContentsFragment | undefined> {
  try {
    const { cart } = await send(CartContentsOperation, { cartId }, { asGuest: true })
    return cart ?? undefined
  } catch (error) {
    logFailure("The guest's cart could not be read before it is merged", error)
    return undefined
  }
}

async function merge(sourceCartId: string, destinationCartId: string): Promise<CartContentsFragment> {
  const sendMerge = async () => (await send(MergeCartsOperation, { sourceCartId, destinationCartId })).mergeCarts
  try {
    return await sendMerge()
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
  }
  // The merge may have succeeded and only its answer been lost: then the guest's cart is inactive by now.
  try {
    return await sendMerge()
  } catch (error) {
    if (isCartGone(error)) return getCustomerCart().catch(() => ({ id: destinationCartId, items: null }))
    throw error
  }
}

/**
 * The lines in which the merged cart differs from the sum of both carts: without an error, Magento drops a guest's line that exceeds
 * the stock, and has lost, doubled and mixed up others.
 */
function mergeDifferences(guests: CartContentsFragment, customers: CartContentsFragment, merged: CartContentsFragment): MergeDifference[] {
  if (!merged.items) return []
  const expected = quantities([...(guests.items ?? []), ...(customers.items ?? [])])
  const found = quantities(merged.items)
  return [...new Map([...found, ...expected])].flatMap(([key, { name }]) => {
    const difference = { name, count: found.get(key)?.quantity ?? 0, expected: expected.get(key)?.quantity ?? 0 }
    return difference.count === difference.expected ? [] : [difference]
  })
}

type Line = NonNullable<CartContentsFragment['items']>[number]

/** By product and options: all fields of the answer except the quantity. */
function quantities(lines: readonly Line[]): Map<string, { readonly name: string; readonly quantity: number }> {
  const sums = new Map<string, { readonly name: string; readonly quantity: number }>()
  for (const line of lines) {
    if (!line) continue
    const { quantity, product, ...choice } = line
    const key = JSON.stringify([product.sku, choice])
    sums.set(key, { name: product.name ?? '', quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return sums
}
