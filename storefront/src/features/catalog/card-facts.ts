import type { ProductPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'

interface CardProduct {
  readonly name: string | null
  readonly url_key: string | null
  readonly small_image: { readonly url: string | null } | null
  readonly price_range: ProductPriceFragment
}

/** All that a small card shows; little, as it stands in the HTML twice. */
export interface CardFacts {
  readonly name: string
  readonly href: string
  readonly picture: string
  readonly price: string
  readonly regular?: string
  /** The price is the lowest of several. */
  readonly isFrom?: true
}

export function cardFacts({ name, url_key, small_image, price_range }: CardProduct, locale: Locale): CardFacts {
  const { minimum_price: lowest, maximum_price: highest } = price_range
  const price = formatMoney(lowest.final_price, locale)
  const regular = formatMoney(lowest.regular_price, locale)
  return {
    name: name ?? '',
    href: localePath(locale, `/${url_key}`),
    picture: small_image?.url ?? '',
    price,
    ...(regular !== price && { regular }),
    ...((highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0) && { isFrom: true }),
  }
}
