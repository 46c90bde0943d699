import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

interface LineWithProduct {
  readonly product: Pick<CartLineFragment['product'], 'url_key' | 'url_rewrites'>
}

/**
 * The way to a line's product. A product that is not visible individually, such as a part of a grouped one, has none: Magento names its key all
 * the same, but no address leads to it.
 */
export const productPath = ({ product }: LineWithProduct, locale: Locale): string | undefined =>
  product.url_key && product.url_rewrites?.length !== 0 ? localePath(locale, `/${product.url_key}`) : undefined
