import 'server-only'
import type { ComponentProps } from 'react'
import { ProductCards } from './product-cards.tsx'

type ProductGridProps = ComponentProps<typeof ProductCards>

export function ProductGrid(props: ProductGridProps) {
  return (
    <ul className={props.columns === 4 ? 'grid-cards grid-cards-4' : 'grid-cards'}>
      <ProductCards {...props} />
    </ul>
  )
}
