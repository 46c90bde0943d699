'use client'

import { memo, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { DaysText } from './days-text.tsx'
import type { PromisedDays } from './promised-days.ts'

const DeliveryMethods = withMessages(['delivery'], () => import('./delivery-methods.tsx').then((module) => module.DeliveryMethods))

/** What the shop says about delivery before there is an address. */
export interface ProductDeliveryTerms {
  readonly promised: readonly PromisedDays[]
  /** What the methods with their prices are called; undefined if the backend does not estimate. */
  readonly methods: string | undefined
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
export const ProductDelivery = memo(function ProductDelivery({ terms: { promised, methods, isFree }, product, sku }: ProductDeliveryProps) {
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(Date.now)
  const [, first, last] = promised.find(([until]) => now < until) ?? []
  return (
    <>
      {first && last && <DaysText days={[new Date(first), new Date(last)]} isFree={isFree} />}
      {methods && (
        <>
          <button type="button" className="tap -my-[calc(22px-0.5lh)] text-left underline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {methods}
          </button>
          {isOpen && <DeliveryMethods product={product} sku={sku} />}
        </>
      )}
    </>
  )
})
