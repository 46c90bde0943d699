import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { bundleOption, configurableOption, customOption } from '../cart/cart-item.resolvers.ts'
import type { Wish } from './wish.ts'

const TYPES = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
} as const

const everyWish = {
  id: ({ id }: Wish) => String(id),
  added_at: ({ addedAt }: Wish) => addedAt,
  product: async ({ productId }: Wish, _: unknown, { catalog }: Context) => (await catalog.product(productId)) ?? null,
  customizable_options: ({ purchase }: Wish, _: unknown, { store }: Context) =>
    (purchase?.customOptions ?? []).map((chosen) => customOption(chosen, store.currency)),
}

export const wishResolvers: Resolvers = {
  WishlistItemInterface: { __resolveType: ({ type }) => TYPES[type] },
  SimpleWishlistItem: everyWish,
  VirtualWishlistItem: everyWish,
  DownloadableWishlistItem: { ...everyWish, links_v2: ({ purchase }) => [...(purchase?.links ?? [])] },
  GroupedProductWishlistItem: everyWish,
  ConfigurableWishlistItem: {
    ...everyWish,
    configured_variant: async ({ purchase }, _, { catalog }) =>
      (purchase?.variantId != null && (await catalog.product(purchase.variantId))) || null,
    configurable_options: ({ productId, purchase }) =>
      (purchase?.attributes ?? []).map((chosen) => configurableOption(productId, chosen)),
  },
  BundleWishlistItem: {
    ...everyWish,
    bundle_options: ({ purchase }, _, { store }) =>
      (purchase?.bundleOptions ?? []).map((chosen) => bundleOption(chosen, store.currency)),
  },
}
