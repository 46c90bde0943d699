'use client'

import { useTranslations } from 'next-intl'
import { Price } from '../../ui/price.tsx'

/** Ready for reading. */
export interface ShownPrice {
  readonly price: string
  readonly regular?: string
  /** Whether that is the least, and what is chosen may cost more. */
  readonly isFrom?: boolean
}

interface ProductPriceProps {
  readonly price: ShownPrice
  /** The lowest of the 30 days before a reduction: told beside every reduced price, as the law asks. */
  readonly lowest?: string | undefined
}

export function ProductPrice({ price: { price, regular, isFrom }, lowest }: ProductPriceProps) {
  const t = useTranslations('common.price')
  const lowestText = useTranslations('product')
  return (
    <div aria-live="polite">
      <Price
        className="text-2xl tracking-snug"
        now={isFrom ? t('from', { price }) : price}
        regular={regular}
        labels={{ now: t('now'), regular: t('regular') }}
      />
      {regular && lowest && <p className="mt-1 text-2xs text-mute">{lowestText('lowest', { price: lowest })}</p>}
    </div>
  )
}
