'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { Link } from '../../ui/link.tsx'
import { DaysText } from '../delivery/days-text.tsx'
import { deliveryDays, isCollection } from '../delivery/delivery-days.ts'
import type { SubmittedOrder } from '../place-order/submitted-order.ts'

interface WhatNextProps {
  readonly order: SubmittedOrder
  readonly orderNumber: string
  readonly delivery: DeliverySettings
  /** Whether the shop waits for a transfer. */
  readonly isAwaitingTransfer: boolean
  readonly isCustomer: boolean
}

/** What the shop does with the order, when it comes, and where to follow it. */
export function WhatNext({ order, orderNumber, delivery, isAwaitingTransfer, isCustomer }: WhatNextProps) {
  const t = useTranslations('checkout.success.next')
  const locale = useLocale()
  const { cart } = order
  const page = isCustomer ? `/dashboard/orders/${encodeURIComponent(orderNumber)}` : `/find-order?order=${encodeURIComponent(orderNumber)}`
  const follow = (text: ReactNode) => (
    <Link className="underline" href={localePath(locale, page)}>
      {text}
    </Link>
  )
  return (
    <section className="max-w-[52ch]" aria-labelledby="next">
      <h2 id="next" className="mb-2 text-lg tracking-snug">
        {t('title')}
      </h2>
      <ol className="grid list-inside list-decimal gap-1">
        <li>{t(cart.is_virtual ? 'ready' : isAwaitingTransfer ? 'packPaid' : 'pack')}</li>
        {/* The days of a transfer begin with its arrival. */}
        {!cart.is_virtual && !isAwaitingTransfer && <Arrival order={order} delivery={delivery} />}
        <li>{t.rich('follow', { link: follow })}</li>
      </ol>
    </section>
  )
}

/** Nothing for a method whose time the shop does not name. */
function Arrival({ order: { cart, submittedAt }, delivery }: Pick<WhatNextProps, 'order' | 'delivery'>) {
  const timeZone = useTimeZone()
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  const days = method && submittedAt && timeZone ? deliveryDays(delivery, method, new Date(submittedAt), timeZone) : undefined
  if (!method || !days) return null
  return (
    <li>
      <span className="inline-block align-top">
        <DaysText days={days} isCollected={isCollection(method)} />
      </span>
    </li>
  )
}
