'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { Link } from '../../ui/link.tsx'
import { cartLines, lineOptions, named } from '../cart/cart-lines.ts'
import { DaysText } from '../delivery/days-text.tsx'
import { deliveryDays, deliveryTo, isCollectedCart, methodCode } from '../delivery/delivery-days.ts'
import type { SubmittedOrder } from '../place-order/submitted-order.ts'

interface WhatNextProps {
  readonly order: SubmittedOrder
  readonly orderNumber: string
  readonly delivery: DeliverySettings
  /** Whether the shop waits for a transfer. */
  readonly isAwaitingTransfer: boolean
  readonly isPaid: boolean
  /** The shop's messages above, which may hold files. */
  readonly hasMessages: boolean
  readonly isInAccount: boolean
}

/** What the shop does with the order, when it comes, and where to follow it. */
export function WhatNext({ order, orderNumber, delivery: atHome, isAwaitingTransfer, isPaid, hasMessages, isInAccount }: WhatNextProps) {
  const t = useTranslations('checkout.success.next')
  const locale = useLocale()
  const { cart } = order
  const delivery = deliveryTo(atHome, cart.shipping_addresses[0]?.country.code)
  const page = isInAccount ? `/dashboard/orders/${encodeURIComponent(orderNumber)}` : `/find-order?order=${encodeURIComponent(orderNumber)}`
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
        <Meetings cart={cart} />
        {cart.is_virtual ? (
          <li>{t(!isPaid ? 'ready' : hasMessages ? 'readyAbove' : isInAccount ? 'readyInAccount' : 'readyNow')}</li>
        ) : (
          <>
            <li>{t(isAwaitingTransfer ? 'packPaid' : 'pack', { isCollected: String(isCollectedCart(cart)) })}</li>
            <Arrival order={order} delivery={delivery} isAwaitingTransfer={isAwaitingTransfer} />
          </>
        )}
        <li>{t.rich('follow', { link: follow })}</li>
      </ol>
    </section>
  )
}

/** The day and the place that were chosen for each service. */
function Meetings({ cart }: Pick<SubmittedOrder, 'cart'>) {
  const t = useTranslations('checkout.success.next')
  return cartLines(cart).filter(({ __typename }) => __typename === 'VirtualCartItem').map((line) => {
    const options = lineOptions(line)
    return options.length > 0 && (
      <li key={line.uid}>
        {t('chosen', { name: line.product.name ?? '' })}
        {options.map((option) => (
          <span key={option.label} className="block pl-5">
            {named(option)}
          </span>
        ))}
      </li>
    )
  })
}

/** Nothing for a method whose time the shop does not name. */
function Arrival({ order, delivery, isAwaitingTransfer }: Pick<WhatNextProps, 'order' | 'delivery' | 'isAwaitingTransfer'>) {
  const t = useTranslations('checkout.success.next')
  const timeZone = useTimeZone()
  const { cart, submittedAt } = order
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  // The days of a transfer begin with its arrival.
  const [fewest, most] = (method && isAwaitingTransfer && delivery.days[methodCode(method)]) || []
  if (most !== undefined) return <li>{t('arrivalPaid', { isCollected: String(isCollectedCart(cart)), range: fewest === most ? most : `${fewest}–${most}`, most })}</li>
  const days = method && submittedAt && timeZone && !isAwaitingTransfer ? deliveryDays(delivery, method, new Date(submittedAt), timeZone) : undefined
  if (!method || !days) return null
  return (
    <li>
      <span className="inline-block align-top">
        <DaysText days={days} isCollected={isCollectedCart(cart)} />
      </span>
    </li>
  )
}
