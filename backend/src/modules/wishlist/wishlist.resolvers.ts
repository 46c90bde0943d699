import type { InputMaybe, Resolvers, UpdateWishlistOutput, WishlistVisibilityEnum } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { requestedPage, pageInfo } from '../../graphql/page.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { addWishes } from './add-wishes.ts'
import { removeWishes, updateWishes } from './change-wishes.ts'
import { countWishes } from './wish.repository.ts'
import { wishResolvers } from './wish.resolvers.ts'
import { wishPage } from './wish.ts'
import { wishesToCart } from './wishes-to-cart.ts'
import { ownWishlist, requireWishlist, requireWishlistCustomer, wishlistById } from './wishlist-access.ts'
import { findWishlist, renameWishlist, type WishlistRow } from './wishlist.repository.ts'

export const wishlistResolvers: Resolvers = {
  Customer: {
    wishlists: (_, __, context) => [ownWishlist(context)],
    wishlist_v2: (_, { id }, context) => wishlistById(context, id) ?? {},
  },
  Mutation: {
    addProductsToWishlist: (_, { wishlistId, wishlistItems }, context) => {
      const list = requireWishlist(context, wishlistId)
      const user_errors = addWishes(context, list, wishlistItems)
      return { user_errors, wishlist: required(findWishlist(context.database, list.id), 'wishlist') }
    },
    updateProductsInWishlist: (_, { wishlistId, wishlistItems }, context) => {
      const list = requireWishlist(context, wishlistId, 'wishlist.unspecified')
      const user_errors = updateWishes(context, list, wishlistItems)
      return { user_errors, wishlist: required(findWishlist(context.database, list.id), 'wishlist') }
    },
    removeProductsFromWishlist: (_, { wishlistId, wishlistItemsIds }, context) => {
      const list = requireWishlist(context, wishlistId)
      const user_errors = removeWishes(context, list, wishlistItemsIds)
      return { user_errors, wishlist: required(findWishlist(context.database, list.id), 'wishlist') }
    },
    addWishlistItemsToCart: (_, { wishlistId, wishlistItemIds }, context) => {
      requireWishlistCustomer(context)
      if (wishlistId === '' || wishlistId === '0') throw refused('wishlist.idMissing')
      const list = requireWishlist(context, wishlistId)
      const errors = wishesToCart(context, list, wishlistItemIds ?? [])
      return {
        add_wishlist_items_to_cart_user_errors: errors,
        status: errors.length === 0,
        wishlist: required(findWishlist(context.database, list.id), 'wishlist'),
      }
    },
    createWishlist: (_, __, context) => {
      requireWishlistCustomer(context)
      throw refused('wishlist.oneOnly')
    },
    updateWishlist: (_, { wishlistId, name, visibility }, context) => {
      const list = requireWishlist(context, wishlistId, 'wishlist.unspecified')
      return changeWishlist(context, list, { name, visibility })
    },
  },
  Wishlist: {
    id: ({ id }) => (id === undefined ? null : String(id)),
    items_count: ({ id }, _, { database }) => (id === undefined ? null : countWishes(database, id)),
    sharing_code: ({ sharingCode }) => sharingCode ?? null,
    updated_at: ({ updatedAt }) => updatedAt ?? null,
    items_v2: ({ id }, page, context) => (id === undefined ? null : wishPage(context, id, requestedPage(page))),
  },
  WishlistItems: {
    items: ({ wishes }) => [...wishes],
    page_info: ({ page }) => pageInfo(page),
  },
  ...wishResolvers,
}

interface Change {
  readonly name?: InputMaybe<string> | undefined
  readonly visibility?: InputMaybe<WishlistVisibilityEnum> | undefined
}

/** The name of a list without one. */
const DEFAULT_NAME = 'Wish List'

function changeWishlist({ database }: Context, list: WishlistRow, change: Change): UpdateWishlistOutput {
  const name = change.name?.trim() ?? list.name
  if (name === '') throw refused('wishlist.nameMissing')
  const visibility = change.visibility ?? list.visibility
  renameWishlist(database, list.id, name, visibility)
  return { uid: String(list.id), name: name ?? DEFAULT_NAME, visibility }
}
