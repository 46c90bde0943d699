'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { BoxIcon } from '../../ui/icons/box-icon.tsx'
import { ReturnIcon } from '../../ui/icons/return-icon.tsx'
import { TruckIcon } from '../../ui/icons/truck-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { ProductDelivery, type ProductDeliveryTerms } from '../delivery/product-delivery.tsx'

interface StockFactsProps {
  readonly isInStock: boolean
  readonly left?: number | undefined
  readonly sku: string
  /** Of a file nothing is counted. */
  readonly isFile?: boolean | undefined
  /** False for services and files, which have neither delivery nor returns. */
  readonly isShipped: boolean
  /** Whether it is made with the shopper's own text. */
  readonly isPersonal?: boolean
  /** Undefined if the shop says nothing about delivery. */
  readonly delivery: ProductDeliveryTerms | undefined
  readonly productSku?: string | undefined
  /** What a delivery is estimated for, unless it is what the SKU names: the product or one of its variants. */
  readonly deliveredSku?: string | undefined
}

export function StockFacts({ isInStock, left, sku, isFile = false, isShipped, isPersonal = false, delivery, productSku = sku, deliveredSku = sku }: StockFactsProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  // The first format of a date takes a slow phone a tenth of a second, for which no button would work.
  const isIdle = useIdle()
  return (
    <ul className="facts">
      <li>
        {isShipped && <BoxIcon className="text-soft" />}
        <span className={isShipped ? undefined : 'col-span-2'} aria-live="polite">
          <b className={`font-semibold ${isInStock && (isFile || left === undefined) ? '' : 'text-error'}`}>
            {!isInStock ? t('isOutOfStock') : isFile ? t('download') : left !== undefined ? t(isShipped ? 'left' : 'places', { count: left }) : t(isShipped ? 'inStock' : 'available')}
          </b>
          {isShipped && ` · ${t('sku', { sku })}`}
        </span>
      </li>
      {isShipped && (
        <>
          {isInStock && (
            <li>
              <TruckIcon className="text-soft" />
              <div className={delivery?.methods && 'min-h-[2lh]'}>{isIdle && delivery ? <ProductDelivery terms={delivery} product={productSku} sku={deliveredSku} /> : t('delivery')}</div>
            </li>
          )}
          {t.has('returns') && (
            <li>
              <ReturnIcon className="text-soft" />
              <span aria-live="polite">{t.rich(isPersonal && t.has('returnsPersonal') ? 'returnsPersonal' : 'returns', { link: (chunks) => <Link className="underline" href={localePath(locale, t('returnsPath'))}>{chunks}</Link> })}</span>
            </li>
          )}
        </>
      )}
    </ul>
  )
}
