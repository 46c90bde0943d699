'use client'

import { send } from '../../graphql/browser.ts'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { MoreProductsQueryVariables, ProductCardFragment } from '../../graphql/generated/types.ts'
import { foundProducts } from '../store/with-page.ts'
import { CARD_SIZES } from './card-sizes.ts'
import type { CardSettings } from './get-card-settings.ts'
import { ProductCard } from './product-card.tsx'
import type { ShownVariants } from './shown-variants.ts'

/** @throws StoreError, ServerError */
export async function loadProducts(variables: MoreProductsQueryVariables, { hasAttributes }: CardSettings): Promise<ProductCardFragment[]> {
  const { products } = await send(hasAttributes ? MoreProductsWithAttributesOperation : MoreProductsOperation, variables)
  return foundProducts(MoreProductsOperation.name, products)
}

interface LoadedCardsProps {
  readonly products: readonly ProductCardFragment[]
  readonly settings: CardSettings
  readonly columns: keyof typeof CARD_SIZES
  /** The heading level of the names. */
  readonly level: 2 | 3
  readonly variants?: ShownVariants
}

/** The cards of these products, without the list around them. */
export function LoadedCards({ products, settings, columns, level, variants }: LoadedCardsProps) {
  return products.map((product) => (
    <ProductCard
      key={product.uid}
      product={product}
      isBestseller={settings.bestsellers.includes(product.uid)}
      lowestAttribute={settings.lowestPriceAttribute}
      level={level}
      sizes={CARD_SIZES[columns]}
      urgency="lazy"
      variant={variants?.get(product.uid)}
    />
  ))
}
