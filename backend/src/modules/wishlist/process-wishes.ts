import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { markChanged, type WishlistRow } from './wishlist.repository.ts'

/** Processes the items of one request and reports those that failed. */
export function processWishes<Item, Failure>(
  { database, now }: Context, list: WishlistRow, items: readonly Item[], work: (item: Item) => Failure | undefined,
): Failure[] {
  return transaction(database, () => {
    const failures = items.flatMap((item) => work(item) ?? [])
    if (failures.length < items.length) markChanged(database, list.id, now)
    return failures
  })
}
