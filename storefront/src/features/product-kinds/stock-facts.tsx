'use client'

import { useTranslations } from 'next-intl'
import { BoxIcon } from '../../ui/icons/box-icon.tsx'
import { ReturnIcon } from '../../ui/icons/return-icon.tsx'
import { TruckIcon } from '../../ui/icons/truck-icon.tsx'

interface StockFactsProps {
  readonly isInStock: boolean
  readonly left?: number | undefined
  readonly sku: string
  /** False for services and files, which have neither delivery nor returns. */
  readonly isShipped: boolean
}

export function StockFacts({ isInStock, left, sku, isShipped }: StockFactsProps) {
  const t = useTranslations('product')
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
            <span>{t('delivery')}</span>
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
