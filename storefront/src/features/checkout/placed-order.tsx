'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { AccountOffer } from './account-offer.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPaymentNotice } from './order-payment-notice.tsx'
import { OrderRecord } from './order-record.tsx'
import type { PaymentPages } from './payment-methods/payment-kind.ts'
import { kindOf } from './payment-methods/registry.ts'
import { recallOrder } from './sent-order.ts'
import { successPath } from './success-path.ts'
import { useOrderPayment } from './use-order-payment.ts'
import { usePaymentPage } from './use-payment-page.ts'

interface PlacedOrderProps {
  readonly orderNumber: string
  /** What a payment service has written into the address. */
  readonly returnedToken: string | undefined
  readonly pages: PaymentPages
}

/** What was ordered, as far as this tab knows it, and how its payment stands where that is made elsewhere. */
export function PlacedOrder({ orderNumber, returnedToken, pages }: PlacedOrderProps) {
  const t = useTranslations('checkout.success')
  const about = useTranslations('checkout.method')
  const locale = useLocale()
  const [order] = useState(() => recallOrder(orderNumber))
  const [token] = useState(order?.token ?? returnedToken)
  const { address, isLeaving } = usePaymentPage(order, pages)
  const { payment, isRefused } = useOrderPayment(orderNumber, isLeaving ? undefined : token)
  const buyer = order?.cart.billing_address
  const name = buyer?.firstname
  const person = buyer && !isLeaving && { firstName: buyer.firstname, lastName: buyer.lastname, email: order.email }
  const words = order && kindOf(order.paymentCode, pages).words

  // The token does not belong into bookmarks and pictures of the screen.
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
      {words && !token && <p>{about(`${words}.next`)}</p>}
      <OrderActions
        orderNumber={orderNumber}
        lost={payment === 'canceled' ? order?.cart : undefined}
        paymentPage={payment === 'waiting' || isLeaving ? address : undefined}
      />
      {person && <AccountOffer person={person} />}
    </OrderRecord>
  )
}
