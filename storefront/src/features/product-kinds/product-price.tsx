'use client'

import { useTranslations } from 'next-intl'
import type { ShownPrice } from '../../lib/shown-price.ts'
import { Price } from '../../ui/price.tsx'

interface ProductPriceProps {
  readonly price: ShownPrice
  /** The lowest price of the 30 days before a reduction, which the law requires beside a reduced price. */
  readonly lowest?: string | undefined
}

export function ProductPrice({ price, lowest }: ProductPriceProps) {
  const t = useTranslations('product')
  return (
    <div aria-live="polite">
      <Price className="text-2xl tracking-snug" price={price} />
      {price.regular && lowest && <p className="mt-1 text-2xs text-mute">{t('lowest', { price: lowest })}</p>}
    </div>
  )
}
