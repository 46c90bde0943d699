import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { selectedBundleOption } from '../bundle/selected-bundle-option.ts'
import { readGiftMessage, takesGiftMessage } from '../cart-lines/gift-message.ts'
import { selectedConfigurableOption } from '../configurable/selected-configurable-option.ts'
import { selectedCustomizableOption } from '../customizable-options/selected-customizable-option.ts'
import { downloadSamplesById } from '../downloadable/download.repository.ts'
import type { PricedCartLine } from '../pricing/price-cart.ts'
import { lineResolvers, productOfLine } from './cart-line.resolvers.ts'

/** A grouped product is never in a cart: its children are. */
const ITEM_TYPES = {
  simple: 'SimpleCartItem',
  grouped: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  downloadable: 'DownloadableCartItem',
} as const

const everyItem = {
  ...lineResolvers,
  customizable_options: ({ customOptions }: PricedCartLine, _: unknown, { store }: Context) =>
    customOptions.map((chosen) => selectedCustomizableOption(chosen, store.currency)),
}

/** Magento has the field for these kinds only. */
const giftItem = {
  ...everyItem,
  gift_message: (line: PricedCartLine, _: unknown, context: Context) => (takesGiftMessage(context, line) ? readGiftMessage(line.giftMessage) : null),
}

export const cartItemResolvers: Resolvers = {
  CartItemInterface: { __resolveType: ({ type }) => ITEM_TYPES[type] },
  SimpleCartItem: giftItem,
  VirtualCartItem: everyItem,
  ConfigurableCartItem: {
    ...giftItem,
    configured_variant: ({ variantId, productId }, _, context) => productOfLine(context, variantId ?? productId),
    configurable_options: ({ productId, attributes }) => attributes.map((chosen) => selectedConfigurableOption(productId, chosen)),
  },
  DownloadableCartItem: {
    ...everyItem,
    links: ({ links }) => [...links],
    samples: async ({ productId }, _, { load }) => (await load(downloadSamplesById, productId)) ?? [],
  },
  BundleCartItem: {
    ...giftItem,
    bundle_options: ({ bundleOptions }, _, { store }) => bundleOptions.map((chosen) => selectedBundleOption(chosen, store.currency)),
  },
}
