import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { ProductPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { attributesOf } from './product-attributes.ts'

const { lowestPriceAttribute } = readServerSettings()

/** The lowest price of the 30 days before the reduction, which stands by every reduced price; undefined where there is none. */
export function lowestPrice(product: { readonly price_range: ProductPriceFragment }, locale: Locale): string | undefined {
  const { final_price, regular_price } = product.price_range.minimum_price
  if ((final_price.value ?? 0) >= (regular_price.value ?? 0)) return undefined
  const told = attributesOf(product).find(({ code }) => code === lowestPriceAttribute)
  const value = told && 'value' in told ? Number(told.value) : 0
  return value > 0 ? formatMoney({ value, currency: final_price.currency }, locale) : undefined
}
