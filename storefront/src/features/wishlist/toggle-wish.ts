import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { AddToWishlistOperation, RemoveFromWishlistOperation } from '../../graphql/generated/wishlist.ts'
import type { WishesFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { createTurn } from '../../lib/create-turn.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { hasSession, refetchCustomer, getSession } from '../session/session.ts'
import { customerOf } from '../session/customer-of.ts'
import { loadWishes } from './load-wishes.ts'
import { isForCustomersOnly } from './wish-refusal.ts'
import { tellWish, type WishNews } from './wish-news.ts'
import { setWishes, wishesOf } from './wishes.ts'

const inTurn = createTurn()

/** Puts a product on the customer's wishlist or takes it off, and tells what became of it. */
export function toggleWish(sku: string, name: string): Promise<void> {
  return inTurn(async () => tellWish({ kind: await toggle(sku), name }))
}

async function toggle(sku: string): Promise<WishNews['kind']> {
  try {
    const customer = customerOf(getSession()) ?? (hasSession() ? await refetchCustomer() : undefined)
    return customer ? await toggleFor(customer.email ?? '', sku) : 'guest'
  } catch (error) {
    if (isForCustomersOnly(error)) return 'guest'
    logFailure('The wishlist could not be changed', error)
    return 'failed'
  }
}

async function toggleFor(email: string, sku: string): Promise<WishNews['kind']> {
  await loadWishes(email)
  const ids = wishesOf(email)?.get(sku)
  if (ids) {
    const { removeProductsFromWishlist } = await send(RemoveFromWishlistOperation, { ids: [...ids] })
    setWishes(email, changed(removeProductsFromWishlist))
    return 'removed'
  }
  const { addProductsToWishlist } = await send(AddToWishlistOperation, { sku })
  setWishes(email, changed(addProductsToWishlist))
  return 'added'
}

interface Change {
  readonly wishlist: WishesFragment
  readonly user_errors: ReadonlyArray<ListedError | null>
}

function changed(change: Change | null): WishesFragment {
  if (!change) throw new ServerError('Wishes', 'no wishlist came back')
  const [refusal] = change.user_errors
  if (refusal) throw new StoreError(refusal.message, 'invalid-input', refusal.refusal)
  return change.wishlist
}
