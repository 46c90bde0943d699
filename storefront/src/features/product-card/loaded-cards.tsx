'use client'

import { useLocale } from 'next-intl'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { CardSettings } from './get-card-settings.ts'
import { CARD_SIZES } from './card-sizes.ts'
import { ProductCard } from './product-card.tsx'
import { lowestPriceBefore } from './custom-attributes.ts'

interface LoadedCardsProps {
  readonly products: readonly ProductCardFragment[]
  readonly settings: CardSettings
  readonly columns: keyof typeof CARD_SIZES
}

/** The cards of products that the browser has loaded, without the list around them. */
export function LoadedCards({ products, settings, columns }: LoadedCardsProps) {
  const locale = useLocale()
  return products.map((product) => (
    <ProductCard
      key={product.uid}
      product={product}
      isBestseller={settings.bestsellers.includes(product.uid)}
      lowest={lowestPriceBefore(product, settings.lowestPriceAttribute, locale)}
      level={2}
      sizes={CARD_SIZES[columns]}
      urgency="lazy"
    />
  ))
}
