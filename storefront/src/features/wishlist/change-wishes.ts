import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { AddToWishlistOperation, RemoveFromWishlistOperation } from '../../graphql/generated/wishlist.ts'
import type { WishesFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { reloadWishes } from './load-wishes.ts'
import { type Wish, wishInput } from './wish.ts'
import { isForCustomersOnly } from './wish-refusal.ts'
import { rememberPrices } from './wish-prices.ts'
import { setWishes, wishesOf } from './wishes.ts'

/** @throws StoreError, ServerError */
export function addWish(email: string, wish: Wish): Promise<void> {
  const before = idsOf(email)
  return change(email, async () => {
    const { addProductsToWishlist: added } = await send(AddToWishlistOperation, { items: [wishInput(wish)] })
    rememberPrices(added?.wishlist.items_v2?.items ?? [])
    return added
  }, () => (wishesOf(email)?.ids.get(wish.sku) ?? []).some((id) => !before.has(id)))
}

/** @throws StoreError, ServerError */
export function removeWishes(email: string, ids: readonly string[]): Promise<void> {
  const remove = async () => (await send(RemoveFromWishlistOperation, { ids: [...ids] })).removeProductsFromWishlist
  return change(email, remove, () => wishesOf(email) !== undefined && !ids.some((id) => idsOf(email).has(id)))
}

interface Change {
  readonly wishlist: WishesFragment
  readonly user_errors: ReadonlyArray<ListedError | null>
}

/** Ignores an error if the reloaded list shows the change: the answer was lost, or another tab was faster. */
async function change(email: string, ask: () => Promise<Change | null>, isMade: () => boolean): Promise<void> {
  try {
    keep(email, await ask())
  } catch (error) {
    if (isForCustomersOnly(error)) throw error
    await reloadWishes(email)
    if (!isMade()) throw error
    logFailure('The wishlist was changed in spite of an error', error)
  }
}

function keep(email: string, answer: Change | null): void {
  if (!answer) throw new ServerError('Wishes', 'no wishlist came back')
  setWishes(email, answer.wishlist)
  const [refusal] = answer.user_errors
  if (refusal) throw new StoreError(refusal.message, 'invalid-input', refusal.refusal)
}

const idsOf = (email: string): ReadonlySet<string> => new Set([...(wishesOf(email)?.ids.values() ?? [])].flat())
