import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import { getBestsellerUids } from './bestsellers.ts'
import { lowestPriceAttribute } from './lowest-price.ts'
import { ProductCard } from './product-card.tsx'
import { CARD_SIZES } from './card-sizes.ts'
import { type Ask, type CardFilters, shownVariants, withVariants } from './shown-variants.ts'
import { withPage } from '../store/with-page.ts'

interface ProductCardsProps {
  readonly products: ReadonlyArray<ProductCardFragment | null> | null
  readonly columns: 3 | 4
  readonly level: 2 | 3
  /** Of the listing. */
  readonly filters?: CardFilters
}

/** The cards of a grid, without the list around them. */
export async function ProductCards({ products, columns, level, filters = {} }: ProductCardsProps) {
  const locale = await getLocale()
  const bestsellers = await getBestsellerUids(locale)
  const shown = withPage(products)
  const ask: Ask = (operation, variables) => read(operation, variables, { locale, tags: ['products'] })
  const variants = shownVariants(await withVariants(shown, filters, ask), filters)
  return shown.map((product, index) => (
    <ProductCard
      key={product.uid}
      product={product}
      isBestseller={bestsellers.has(product.uid)}
      lowestAttribute={lowestPriceAttribute}
      level={level}
      sizes={CARD_SIZES[columns]}
      variant={variants.get(product.uid)}
      urgency={level === 3 || index >= columns ? 'lazy' : index === 0 ? 'first' : 'eager'}
    />
  ))
}

export function ProductGrid(props: ProductCardsProps) {
  return (
    <ul className={props.columns === 4 ? 'grid-cards grid-cards-4' : 'grid-cards'}>
      <ProductCards {...props} />
    </ul>
  )
}
