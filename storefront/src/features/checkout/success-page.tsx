'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { useSearch } from '../../lib/use-search.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { readCartId } from '../cart/cart-id.ts'
import { closeCart } from './close-cart.ts'
import { readAttempt } from './order-attempt.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import { recallOrder } from './placed-order.ts'

/** The order that the address names. What was in it only this tab knows; without that, its number alone is shown. */
export function SuccessPage() {
  const search = useSearch()
  return <div className="page pt-16">{search === null ? <Skeleton className="h-40 max-w-155" /> : <Outcome search={search} />}</div>
}

function Outcome({ search }: { search: string }) {
  const orderNumber = new URLSearchParams(search).get('orderId')
  if (!orderNumber) return <Unnumbered />
  return <Placed orderNumber={orderNumber} />
}

function Placed({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('checkout.success')
  const order = recallOrder(orderNumber)
  return (
    <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
      <div className="grid content-start justify-items-start gap-5">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="text-lg text-soft">
          {t.rich('number', { number: () => <strong className="font-semibold text-text tabular-nums">{orderNumber}</strong> })}{' '}
          {order && t('confirmation', { email: order.email })}
        </p>
        <HomeLink />
      </div>
      {order && (
        <section className="panel static!" aria-label={t('summary')}>
          <h2 className="mb-5 text-xl tracking-snug">{t('summary')}</h2>
          <OrderLines cart={order.cart} />
          <OrderTotals cart={order.cart} />
        </section>
      )}
    </div>
  )
}

/** The order went through and its answer was lost; or there is none, and somebody came here by chance. */
function Unnumbered() {
  const t = useTranslations('checkout.success')
  const attempt = readAttempt()
  const { cartId, email } = attempt?.isTaken ? attempt : {}
  useEffect(() => {
    if (cartId && readCartId() === cartId) closeCart(cartId)
  }, [cartId])
  return (
    <div className="grid max-w-155 justify-items-start gap-5">
      <h1 className="text-3xl tracking-tight">{t(email ? 'unnumberedTitle' : 'none')}</h1>
      {email && (
        <p className="text-lg text-soft">
          {t('unnumbered')} {t('confirmation', { email })}
        </p>
      )}
      <HomeLink />
    </div>
  )
}

function HomeLink() {
  const t = useTranslations('checkout.success')
  return <ButtonLink href={localePath(useLocale(), '/')}>{t('home')}</ButtonLink>
}
