import type { Context } from '../../context.ts'
import type { InputMaybe, UpdateWishlistOutput, WishlistVisibilityEnum } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { renameWishlist, type WishlistRow } from './wishlist.repository.ts'

interface Change {
  readonly name?: InputMaybe<string> | undefined
  readonly visibility?: InputMaybe<WishlistVisibilityEnum> | undefined
}

/** What a list is called as long as it has no name of its own. */
const DEFAULT_NAME = 'Wish List'

export function changeWishlist({ database }: Context, list: WishlistRow, change: Change): UpdateWishlistOutput {
  const name = change.name?.trim() ?? list.name
  if (name === '') throw refused('wishlist.nameMissing')
  const visibility = change.visibility ?? list.visibility
  renameWishlist(database, list.id, name, visibility)
  return { uid: String(list.id), name: name ?? DEFAULT_NAME, visibility }
}
