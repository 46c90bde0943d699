import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

interface LineWithProduct {
  readonly product: Pick<CartLineFragment['product'], 'url_key' | 'url_rewrites'>
}

/**
 * The path of a line's product. A product that is not visible individually, such as a part of a grouped product, has no page, although
 * Magento answers its url_key.
 */
export const productPath = ({ product }: LineWithProduct, locale: Locale): string | undefined =>
  product.url_key && product.url_rewrites?.length !== 0 ? localePath(locale, `/${product.url_key}`) : undefined

const PARAMETER = 'line'

/** The path to a line's product page with the line's options preset, to change them. */
export function linePath(line: CartLineFragment, locale: Locale): string | undefined {
  const path = productPath(line, locale)
  return path && `${path}?${new URLSearchParams({ [PARAMETER]: line.uid }).toString()}`
}

/** The line that a product page is opened to change. */
export const lineInSearch = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)
