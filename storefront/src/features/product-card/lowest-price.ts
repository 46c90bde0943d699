import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { ProductPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { lowestPriceBefore } from './custom-attributes.ts'

const { lowestPriceAttribute } = readServerSettings()

/** The lowest price of the 30 days before a reduction, as the server shows it beside each reduced price. */
export const lowestPrice = (product: { readonly price_range: ProductPriceFragment }, locale: Locale): string | undefined =>
  lowestPriceBefore(product, lowestPriceAttribute, locale)
