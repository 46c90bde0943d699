import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { selectedBundleOption } from '../bundle/selected-bundle-option.ts'
import { configuredProduct } from '../catalog/configured-product.ts'
import { productsById } from '../catalog/product.repository.ts'
import { selectedConfigurableOption } from '../configurable/selected-configurable-option.ts'
import { selectedCustomizableOption } from '../customizable-options/selected-customizable-option.ts'
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
  product: async ({ productId, purchase }: Wish, _: unknown, context: Context) => {
    const product = await context.load(productsById, productId)
    return product ? configuredProduct(context, product, purchase?.sku ?? product.sku) : null
  },
  customizable_options: ({ purchase }: Wish, _: unknown, { store }: Context) =>
    (purchase?.customOptions ?? []).map((chosen) => selectedCustomizableOption(chosen, store.currency)),
}

export const wishResolvers: Resolvers = {
  WishlistItemInterface: { __resolveType: ({ type }) => TYPES[type] },
  SimpleWishlistItem: everyWish,
  VirtualWishlistItem: everyWish,
  DownloadableWishlistItem: { ...everyWish, links_v2: ({ purchase }) => [...(purchase?.links ?? [])] },
  GroupedProductWishlistItem: everyWish,
  ConfigurableWishlistItem: {
    ...everyWish,
    configured_variant: async ({ purchase }, _, { load }) =>
      (purchase?.variantId != null && (await load(productsById, purchase.variantId))) || null,
    configurable_options: ({ productId, purchase }) =>
      (purchase?.attributes ?? []).map((chosen) => selectedConfigurableOption(productId, chosen)),
  },
  BundleWishlistItem: {
    ...everyWish,
    bundle_options: ({ purchase }, _, { store }) =>
      (purchase?.bundleOptions ?? []).map((chosen) => selectedBundleOption(chosen, store.currency)),
  },
}
