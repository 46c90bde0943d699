import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { getBestsellerUids } from './bestsellers.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  readonly products: ReadonlyArray<ProductCardFragment | null> | null
  readonly columns: 3 | 4
  readonly level: 2 | 3
}

const SIZES = {
  3: '(min-width:1440px) 338px, (min-width:1024px) calc((100vw - 424px)/3), (min-width:768px) 33vw, 50vw',
  4: '(min-width:1440px) 322px, (min-width:768px) 25vw, 50vw',
}

export async function ProductGrid({ products, columns, level }: ProductGridProps) {
  const bestsellers = await getBestsellerUids(await getLocale())
  // One without a url_key has no page to lead to.
  const shown = (products ?? []).filter((product) => product?.url_key) as ProductCardFragment[]
  return (
    <ul className={`grid-cards ${columns === 4 ? 'grid-cards-4' : ''}`}>
      {shown.map((product, index) => (
        <ProductCard
          key={product.uid}
          product={product}
          isBestseller={bestsellers.has(product.uid)}
          level={level}
          sizes={SIZES[columns]}
          urgency={level === 3 || index >= columns ? 'lazy' : index === 0 ? 'first' : 'eager'}
        />
      ))}
    </ul>
  )
}
