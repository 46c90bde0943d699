import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { productPath } from './product-path.ts'

const PARAMETER = 'line'

/** The way to a line's product, to where what was chosen of it can be changed. */
export function linePath(line: CartLineFragment, locale: Locale): string | undefined {
  const path = productPath(line, locale)
  return path && `${path}?${new URLSearchParams({ [PARAMETER]: line.uid }).toString()}`
}

/** The line that a product's page is asked to change. */
export const lineInSearch = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)
