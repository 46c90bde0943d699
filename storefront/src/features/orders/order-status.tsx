'use client'

import { useLocale } from 'next-intl'
import { orderTone, statusIn } from './status-label.ts'

/** The status as the backend labels it; orders carry no code for it. */
export function OrderStatus({ status }: { status: string }) {
  const tone = orderTone(status)
  return <span className={tone ? `status status-${tone}` : 'status'}>{statusIn(useLocale(), status)}</span>
}
