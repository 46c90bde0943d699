import type { ProductCardFragment, WishCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { type LineOption, lineOptions } from '../cart/cart-lines.ts'
import { hasComposedSku } from '../cart/line-problem.ts'
import { hasRequiredOptions } from '../add-to-cart/has-required-options.ts'
import { optionValueId } from '../product-kinds/option-value-id.ts'

/** A wish whose product the shop still sells; of others, Magento sends no product or one without a page. */
export type ShownWish = WishCardFragment & { readonly product: ProductCardFragment & { readonly url_key: string } }

export const isShown = (wish: WishCardFragment): wish is ShownWish => Boolean(wish.product?.url_key)

export const chosenVariant = (wish: WishCardFragment) => ('configured_variant' in wish ? wish.configured_variant : undefined)

/** The stock of a wish with a composed SKU is known only to the cart. */
export const isSoldOut = (wish: ShownWish): boolean =>
  !hasComposedSku(wish) && [wish.product, chosenVariant(wish)].some((product) => product?.stock_status === 'OUT_OF_STOCK')

/** Whether options have to be chosen on the product's page before it can be added to the cart. */
export function needsChoice(wish: ShownWish): boolean {
  if (wish.__typename === 'GroupedProductWishlistItem') return true
  if (wish.__typename === 'ConfigurableWishlistItem' && !wish.configured_variant) return true
  if (wish.__typename === 'BundleWishlistItem' && !wish.bundle_options?.length) return true
  return hasRequiredOptions(wish.product) && wish.customizable_options.length === 0
}

/** The chosen options, including a bundle's parts. */
export function wishOptions(wish: WishCardFragment): LineOption[] {
  const parts = ('bundle_options' in wish ? (wish.bundle_options ?? []) : []).flatMap((option) =>
    (option?.values ?? []).flatMap((value) =>
      value ? [{ label: option?.label ?? '', value: value.quantity > 1 ? `${value.quantity} × ${value.label}` : value.label }] : [],
    ),
  )
  return [...lineOptions(wish), ...parts]
}

/** The product's name with the chosen options: the list may have the same product in several choices. */
export const wishName = (wish: WishCardFragment): string =>
  [wish.product?.name, ...wishOptions(wish).map(({ value }) => value)].filter(Boolean).join(', ')

/** The address of the product's page with the known choice. */
export function wishPath(wish: ShownWish, locale: Locale): string {
  const options = ('configurable_options' in wish.product ? wish.product.configurable_options : undefined) ?? []
  const chosen = ('configurable_options' in wish ? wish.configurable_options : undefined) ?? []
  const pairs = chosen.flatMap((choice) => {
    const uid = choice?.configurable_product_option_value_uid ?? ''
    const code = options.find((option) => option?.values?.some((value) => value?.uid === uid))?.attribute_code
    const id = optionValueId(uid)
    return code && id ? [[code, id]] : []
  })
  const path = localePath(locale, `/${wish.product.url_key}`)
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}
