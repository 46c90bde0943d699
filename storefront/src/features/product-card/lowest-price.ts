import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { PartPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isListed } from '../store/attribute-names.ts'
import { lowestPriceBefore } from '../store/custom-attributes.ts'

export const { lowestPriceAttribute } = readServerSettings()

/** The lowest price of the 30 days before a reduction, as the server shows it beside each reduced price. */
export const lowestPrice = (product: { readonly price_range: PartPriceFragment }, locale: Locale): string | undefined =>
  lowestPriceBefore(product, lowestPriceAttribute, locale)

/**
 * Whether the shop has the attribute in listings, from Magento 2.4.7 on. Cards show no other, and the custom attributes of a listing nearly
 * double Magento's time for it.
 */
export const showsLowestPrices = (locale: Locale): Promise<boolean> => isListed(lowestPriceAttribute, locale)

/** The attribute that browsers read it from; undefined where the shop does not have it. */
export const getLowestPriceAttribute = async (locale: Locale): Promise<string | undefined> =>
  (await showsLowestPrices(locale)) ? lowestPriceAttribute : undefined
