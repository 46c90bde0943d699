import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

const PARAMETER = 'line'

interface LineWithProduct {
  readonly product: Pick<CartLineFragment['product'], 'url_key' | 'url_rewrites'>
}

/**
 * The way to a line's product. A product that is not visible individually, such as a part of a grouped one, has none: Magento names its key all
 * the same, but no address leads to it.
 */
export const productPath = ({ product }: LineWithProduct, locale: Locale): string | undefined =>
  product.url_key && product.url_rewrites?.length !== 0 ? localePath(locale, `/${product.url_key}`) : undefined

/** The same way, to where what was chosen of it can be changed. */
export function linePath(line: CartLineFragment, locale: Locale): string | undefined {
  const path = productPath(line, locale)
  return path && `${path}?${new URLSearchParams({ [PARAMETER]: line.uid }).toString()}`
}

/** The line that a product's page is asked to change. */
export const lineInSearch = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)
