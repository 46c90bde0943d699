'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { updateSubmittedOrder, type SubmittedOrder } from '../place-order/submitted-order.ts'
import type { PaymentPages } from './methods/payment-kind.ts'
import { paymentUrl } from './payment-url.ts'

/**
 * Sends the buyer to the payment service's page once; a buyer who returns sees the payment's state here.
 * @returns that page's address, and whether the browser is leaving for it
 */
export function usePaymentPage(order: SubmittedOrder | undefined, pages: PaymentPages) {
  const locale = useLocale()
  const address = paymentUrl(order, pages, locale, location.origin)
  const [isLeaving, setLeaving] = useState(address !== undefined && !order?.wasAtPayment)

  useEffect(() => {
    if (!isLeaving || !address) return undefined
    updateSubmittedOrder({ wasAtPayment: true })
    location.assign(address)
    // The Back button may restore this page from the back/forward cache.
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [isLeaving, address])

  return { address, isLeaving }
}
