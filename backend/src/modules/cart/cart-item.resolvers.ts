import type { PriceTypeEnum, Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../context.ts'
import { toUid } from '../../uid.ts'
import { currencySymbol } from '../directory/currency-symbol.ts'
import { money } from '../directory/money.ts'
import { lineResolvers, productOfLine } from './cart-line.resolvers.ts'
import type { ChosenBundleOption } from './kinds/bundle.ts'
import type { ChosenAttribute } from './kinds/configurable.ts'
import type { ChosenCustomOption, ChosenValue } from './kinds/custom-options.ts'
import type { PricedCartLine } from './priced-cart.ts'

/** A grouped product never stands in a cart: its children do. */
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
    customOptions.map((chosen) => customOption(chosen, store.currency)),
}

export const cartItemResolvers: Resolvers = {
  CartItemInterface: { __resolveType: ({ type }) => ITEM_TYPES[type] },
  SimpleCartItem: everyItem,
  VirtualCartItem: everyItem,
  ConfigurableCartItem: {
    ...everyItem,
    configured_variant: ({ variantId, productId }, _, context) => productOfLine(context, variantId ?? productId),
    configurable_options: ({ productId, attributes }) => attributes.map((chosen) => configurableOption(productId, chosen)),
  },
  DownloadableCartItem: {
    ...everyItem,
    links: ({ links }) => [...links],
    samples: async ({ productId }, _, { catalog }) => (await catalog.downloadSamples(productId)) ?? [],
  },
  BundleCartItem: {
    ...everyItem,
    bundle_options: ({ bundleOptions }, _, { store }) => bundleOptions.map((chosen) => bundleOption(chosen, store.currency)),
  },
}

export const configurableOption = (productId: number, { attributeId, optionId, label, value }: ChosenAttribute) => ({
  id: attributeId,
  configurable_product_option_uid: toUid(`configurable/${productId}/${attributeId}`),
  configurable_product_option_value_uid: toUid(`configurable/${attributeId}/${optionId}`),
  option_label: label,
  value_id: optionId,
  value_label: value,
})

export function bundleOption({ option, values }: ChosenBundleOption, currency: string) {
  return {
    uid: toUid(`bundle/${option.id}`),
    label: option.title,
    type: option.input,
    values: values.map(({ selection, product, quantity, unitPrice, originalPrice }) => ({
      uid: toUid(`bundle/${option.id}/${selection.id}/${quantity}`),
      label: product.name,
      quantity,
      price: unitPrice / 100,
      original_price: money(originalPrice, currency),
    })),
  }
}

export function customOption({ option, values }: ChosenCustomOption, currency: string) {
  return {
    customizable_option_uid: toUid(`custom-option/${option.id}`),
    label: option.title,
    type: option.input,
    is_required: option.isRequired === 1,
    sort_order: option.position,
    values: values.map((value) => customOptionValue(option.id, value, currency)),
  }
}

function customOptionValue(optionId: number, { id, text, price, priceType }: ChosenValue, currency: string) {
  return {
    customizable_option_value_uid: toUid(id === null ? `custom-option/${optionId}` : `custom-option/${optionId}/${id}`),
    // What was typed is a value without a label.
    label: id === null ? '' : text,
    value: id === null ? text : String(id),
    price: {
      type: priceType satisfies PriceTypeEnum,
      units: priceType === 'PERCENT' ? '%' : currencySymbol(currency),
      value: priceType === 'PERCENT' ? price : price / 100,
    },
  }
}
