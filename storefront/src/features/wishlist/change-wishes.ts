import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { AddToWishlistOperation, RemoveFromWishlistOperation } from '../../graphql/generated/wishlist.ts'
import type { WishesFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { reloadWishes } from './load-wishes.ts'
import { rememberPrices } from './wish-prices.ts'
import { setWishes, wishesOf } from './wishes.ts'

/** A product with the options and quantity that were chosen on its page. */
export interface Wish {
  readonly sku: string
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions?: ReadonlyArray<{ readonly uid: string; readonly value: string }> | undefined
}

/** @throws StoreError, ServerError */
export function addWish(email: string, wish: Wish): Promise<void> {
  const before = idsOf(email)
  return change(email, async () => {
    const { addProductsToWishlist: added } = await send(AddToWishlistOperation, { items: [wishInput(wish)] })
    rememberPrices(added?.wishlist.items_v2?.items ?? [])
    return added
  }, () => (wishesOf(email)?.ids.get(wish.sku) ?? []).some((id) => !before.has(id)))
}

const wishInput = ({ sku, quantity, selectedOptions, enteredOptions }: Wish) => ({
  sku,
  quantity,
  selected_options: selectedOptions,
  ...(enteredOptions && { entered_options: enteredOptions }),
})

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
async function change(email: string, request: () => Promise<Change | null>, isDone: () => boolean): Promise<void> {
  try {
    apply(email, await request())
  } catch (error) {
    if (isForCustomersOnly(error)) throw error
    await reloadWishes(email)
    if (!isDone()) throw error
    logFailure('The wishlist has changed despite an error', error)
  }
}

function apply(email: string, answer: Change | null): void {
  if (!answer) throw new ServerError('Wishes', 'the answer has no wishlist')
  setWishes(email, answer.wishlist)
  const [refusal] = answer.user_errors
  if (refusal) throw new StoreError(refusal.message, 'invalid-input', refusal.refusal)
}

const idsOf = (email: string): ReadonlySet<string> => new Set([...(wishesOf(email)?.ids.values() ?? [])].flat())

/** Whether the backend refused because the visitor is not, or no longer, logged in. */
export function isForCustomersOnly(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false
  return error.reason === 'not-signed-in' || error.reason === 'not-allowed' || error.refusal?.reason === 'customersOnly'
}
