import type { ProductPriceFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { type ShownPrice, shownPrice } from '../../lib/shown-price.ts'

interface CardProduct {
  readonly __typename: string
  readonly name: string | null
  readonly url_key: string | null
  readonly small_image: { readonly url: string | null } | null
  readonly price_range: ProductPriceFragment
}

/** The content of a small card; kept short, because the HTML contains it twice. */
export interface CardFacts extends ShownPrice {
  readonly name: string
  readonly href: string
  readonly picture: string
  /** Of the 30 days before a reduction. */
  readonly lowest?: string | undefined
}

/** @param lowest the lowest price of the 30 days before a reduction, formatted */
export function cardFacts(product: CardProduct, locale: Locale, lowest: string | undefined): CardFacts {
  const { name, url_key, small_image } = product
  return {
    name: name ?? '',
    href: localePath(locale, `/${url_key}`),
    picture: small_image?.url ?? '',
    ...shownPrice(product, locale),
    ...(lowest && { lowest }),
  }
}
