'use client'

import { useTranslations } from 'next-intl'
import type { ShownPrice } from '../../lib/shown-price.ts'
import { Button } from '../../ui/button.tsx'
import { useRootAttribute } from '../../ui/use-root-attribute.ts'

interface StickyBuyProps {
  readonly name: string
  readonly price: ShownPrice
  readonly label: string
  readonly isPending: boolean
  readonly onAdd: () => void
}

/** The bar with the buy button on phones. */
export function StickyBuy({ name, price: { price, isFrom }, label, isPending, onAdd }: StickyBuyProps) {
  const t = useTranslations('common.price')
  useRootAttribute('data-sticky-buy', true)
  return (
    <div className="sticky-buy md:hidden">
      <div>
        <p className="sticky-buy-name text-sm font-semibold">{name}</p>
        <p className="price text-sm">{isFrom ? t('from', { price }) : price}</p>
      </div>
      <Button busy={isPending} onClick={onAdd}>
        {label}
      </Button>
    </div>
  )
}
