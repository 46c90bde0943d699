import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { ProductPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { lowestPriceBefore } from './told-attributes.ts'

const { lowestPriceAttribute } = readServerSettings()

/** The lowest price of the 30 days before the reduction, which stands by every reduced price; undefined where there is none. */
export const lowestPrice = (product: { readonly price_range: ProductPriceFragment }, locale: Locale): string | undefined =>
  lowestPriceBefore(product, lowestPriceAttribute, locale)
