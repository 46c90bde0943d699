import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { PartPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes } from '../store/attribute-names.ts'
import { lowestPriceBefore } from '../store/custom-attributes.ts'

const { lowestPriceAttribute } = readServerSettings()

/** The lowest price of the 30 days before a reduction, as the server shows it beside each reduced price. */
export const lowestPrice = (product: { readonly price_range: PartPriceFragment }, locale: Locale): string | undefined =>
  lowestPriceBefore(product, lowestPriceAttribute, locale)

/** The attribute that browsers read it from; undefined where the backend does not return custom attributes (before Magento 2.4.7). */
export const getLowestPriceAttribute = async (locale: Locale): Promise<string | undefined> =>
  (await hasCustomAttributes(locale)) ? lowestPriceAttribute : undefined
