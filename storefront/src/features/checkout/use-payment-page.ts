'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { paymentAddress } from './payment-address.ts'
import type { PaymentPages } from './payment-methods/payment-kind.ts'
import { changeSentOrder, type SentOrder } from './sent-order.ts'

/**
 * Takes the buyer to the page where the order is paid, once: whoever comes back from there, by whatever way, finds out here how it went.
 * @returns that page's address, and whether the buyer is on the way to it
 */
export function usePaymentPage(order: SentOrder | undefined, pages: PaymentPages) {
  const locale = useLocale()
  const address = paymentAddress(order, pages, locale, location.origin)
  const [isLeaving, setLeaving] = useState(address !== undefined && !order?.wasAtPayment)

  useEffect(() => {
    if (!isLeaving || !address) return undefined
    changeSentOrder({ wasAtPayment: true })
    location.assign(address)
    // The Back button may show this very page again, as it was left.
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [isLeaving, address])

  return { address, isLeaving }
}
