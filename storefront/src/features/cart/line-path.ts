import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

const PARAMETER = 'line'

/** The way to a line's product, where what was chosen of it can be changed. */
export const linePath = ({ uid, product }: CartLineFragment, locale: Locale): string =>
  localePath(locale, `/${product.url_key}?${new URLSearchParams({ [PARAMETER]: uid }).toString()}`)

/** The line that a product's page is asked to change. */
export const lineInSearch = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)
