'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { kindOf } from '../payment/methods/registry.ts'
import { OrderPaymentNotice, useOrderPayment } from '../payment/order-payment-notice.tsx'
import { usePaymentPage } from '../payment/use-payment-page.ts'
import { readPlacedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import { hasSession } from '../session/session.ts'
import type { Person } from './account-offer-form.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderRecord } from './order-record.tsx'

const AccountOfferForm = withMessages(['register', 'common'], () => import('./account-offer-form.tsx').then((module) => module.AccountOfferForm))

/** For a guest who has ordered. It stays after the account is created, to show the outcome. */
function AccountOffer({ person }: { readonly person: Person }) {
  const t = useTranslations('checkout.offer')
  const [isGuest] = useState(() => !hasSession())
  if (!isGuest) return null
  return (
    <section className="grid w-full max-w-120 gap-4 print:hidden">
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <AccountOfferForm person={person} waiting={<Skeleton className="h-80" />} />
    </section>
  )
}

interface PlacedOrderProps {
  readonly orderNumber: string
  /** From the query that the payment service returned with. */
  readonly returnedToken: string | undefined
  readonly pages: PaymentPages
}

/** The order, with its lines in the tab that placed it, and its payment state if it is paid on another site. */
export function PlacedOrder({ orderNumber, returnedToken, pages }: PlacedOrderProps) {
  const t = useTranslations('checkout.success')
  const about = useTranslations('checkout.method')
  const locale = useLocale()
  const [order] = useState(() => readPlacedOrder(orderNumber))
  const [token] = useState(order?.token ?? returnedToken)
  const { address, isLeaving } = usePaymentPage(order, pages)
  const { payment, isRefused } = useOrderPayment(orderNumber, isLeaving ? undefined : token)
  const buyer = order?.cart.billing_address
  const name = buyer?.firstname
  const person = buyer && !isLeaving && { firstName: buyer.firstname, lastName: buyer.lastname, email: order.email }
  const messages = order && kindOf(order.paymentCode, pages).messages

  // The token must not end up in bookmarks and screenshots.
  useEffect(() => {
    if (returnedToken) history.replaceState(null, '', successPath(locale, orderNumber))
  }, [returnedToken, locale, orderNumber])

  const isOpen = payment === 'waiting' || payment === 'canceled'
  return (
    <OrderRecord order={order}>
      <h1 className="text-3xl tracking-tight">{isOpen ? t(`payment.${payment}Title`) : name ? t('titleNamed', { name }) : t('title')}</h1>
      <p className="text-lg text-soft">
        {t.rich('number', { number: () => <strong className="font-semibold text-text tabular-nums">{orderNumber}</strong> })}{' '}
        {order && payment !== 'canceled' && t('confirmation', { email: order.email })}
      </p>
      {isLeaving && <Notice kind="info" title={t('payment.leaving')} />}
      {!isLeaving && token && <OrderPaymentNotice payment={payment} isRefused={isRefused} />}
      {messages && !token && <p>{about(`${messages}.next`)}</p>}
      <OrderActions
        orderNumber={orderNumber}
        lost={payment === 'canceled' ? order?.cart : undefined}
        paymentPage={payment === 'waiting' || isLeaving ? address : undefined}
      />
      {person && <AccountOffer person={person} />}
    </OrderRecord>
  )
}
