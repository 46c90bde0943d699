'use client'

import type { ShownPrice } from '../../lib/shown-price.ts'
import { Price } from '../../ui/price.tsx'

interface ProductPriceProps {
  readonly price: ShownPrice
  readonly lowest: string | undefined
}

export function ProductPrice({ price, lowest }: ProductPriceProps) {
  return (
    <div aria-live="polite">
      <Price className="text-2xl tracking-snug" price={price} lowest={lowest} />
    </div>
  )
}
