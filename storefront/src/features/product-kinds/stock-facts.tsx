'use client'

import { useTranslations } from 'next-intl'
import { BoxIcon } from '../../ui/icons/box-icon.tsx'
import { ReturnIcon } from '../../ui/icons/return-icon.tsx'
import { TruckIcon } from '../../ui/icons/truck-icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ProductDelivery, type ProductDeliveryTerms } from '../delivery/product-delivery.tsx'

interface StockFactsProps {
  readonly isInStock: boolean
  readonly left?: number | undefined
  readonly sku: string
  /** False for services and files, which have neither delivery nor returns. */
  readonly isShipped: boolean
  /** Undefined if the shop says nothing about delivery. */
  readonly delivery: ProductDeliveryTerms | undefined
  /** What a delivery is estimated for. */
  readonly deliveredSku?: string | undefined
}

export function StockFacts({ isInStock, left, sku, isShipped, delivery, deliveredSku }: StockFactsProps) {
  const t = useTranslations('product')
  const isHydrated = useHydrated()
  return (
    <ul className="facts">
      <li>
        <BoxIcon className="text-soft" />
        <span aria-live="polite">
          <b className={`font-semibold ${isInStock && left === undefined ? '' : 'text-error'}`}>
            {!isInStock ? t('isOutOfStock') : left === undefined ? t('inStock') : t('left', { count: left })}
          </b>{' '}
          · {t('sku', { sku })}
        </span>
      </li>
      {isShipped && (
        <>
          <li>
            <TruckIcon className="text-soft" />
            <div className="min-h-10">{isHydrated && delivery ? <ProductDelivery terms={delivery} sku={deliveredSku} /> : t('delivery')}</div>
          </li>
          {t.has('returns') && (
            <li>
              <ReturnIcon className="text-soft" />
              <span>{t('returns')}</span>
            </li>
          )}
        </>
      )}
    </ul>
  )
}
