'use client'

import { useTranslations } from 'next-intl'
import { memo, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { DaysText } from './days-text.tsx'
import type { PromisedDays } from './promised-days.ts'

const DeliveryMethods = withMessages(['delivery'], () => import('./delivery-methods.tsx').then((module) => module.DeliveryMethods))

/** What the shop says about delivery before there is an address. */
export interface ProductDeliveryTerms {
  readonly promised: readonly PromisedDays[]
  /** The store's own country; undefined if its backend does not estimate. */
  readonly country: { readonly code: string; readonly name: string } | undefined
  /** Whether one piece is delivered free of charge, whichever variant is chosen. */
  readonly isFree: boolean
}

interface ProductDeliveryProps {
  readonly terms: ProductDeliveryTerms
  /** The SKU of the page's product. */
  readonly product: string
  /** Of the variant that is delivered, or the product's. */
  readonly sku: string
}

/** When an order placed now arrives, and on request each method with price and days. Rendered only in the browser, which knows the time. */
export const ProductDelivery = memo(function ProductDelivery({ terms: { promised, country, isFree }, product, sku }: ProductDeliveryProps) {
  const t = useTranslations('delivery')
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(Date.now)
  const [, first, last] = promised.find(([until]) => now < until) ?? []
  return (
    <>
      {first && last && <DaysText days={[new Date(first), new Date(last)]} isFree={isFree} />}
      {country !== undefined && (
        <>
          <button type="button" className="tap -my-[calc(22px-0.5lh)] text-left underline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('methods', { code: country.code, country: country.name })}
          </button>
          {isOpen && <DeliveryMethods product={product} sku={sku} />}
        </>
      )}
    </>
  )
})
