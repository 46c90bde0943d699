'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BankAccount } from '../../settings/payment.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { isWithoutPlace } from '../address/no-place.ts'
import { StepHeading } from '../checkout/step-heading.tsx'
import { isCollectedCart } from '../delivery/delivery-days.ts'
import { bankTransfer } from '../payment/methods/bank-transfer.ts'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { kindOf, messagesOf } from '../payment/methods/registry.ts'
import { OrderPaymentNotice, useOrderPayment } from '../payment/order-payment-notice.tsx'
import { usePaymentPage } from '../payment/use-payment-page.ts'
import { readPlacedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import { useCustomer } from '../session/use-customer.ts'
import { AccountOffer } from './account-offer.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderRecord } from './order-record.tsx'
import { WhatNext } from './what-next.tsx'

const OrderComments = withMessages([], () => import('./order-comments.tsx').then((module) => module.OrderComments))
const BankTransferDetails = withMessages(['bankTransfer'], () => import('../payment/bank-transfer-details.tsx').then((module) => module.BankTransferDetails))

export interface PlacedOrderProps {
  readonly orderNumber: string
  /** From the query that the payment service returned with. */
  readonly returned: { readonly token: string | undefined; readonly isRefused: boolean }
  readonly pages: PaymentPages
  readonly account: BankAccount | undefined
  readonly delivery: DeliverySettings
}

/** The order, with its lines in the tab that placed it, and its payment state if it is paid on another site. */
export function PlacedOrder({ orderNumber, returned, pages, account, delivery }: PlacedOrderProps) {
  const t = useTranslations('checkout.success')
  const about = useTranslations('checkout.method')
  const locale = useLocale()
  const customer = useCustomer()
  const [order] = useState(() => readPlacedOrder(orderNumber))
  const isInAccount = customer !== undefined && order?.isGuests !== true
  const [token] = useState(order?.token ?? returned.token)
  // Only the message depends on it: the backend alone knows whether the order is paid.
  const [wasRefused] = useState(returned.isRefused)
  const { address, isLeaving } = usePaymentPage(order, pages)
  const total = order && account && bankTransfer.matches(order.paymentCode, pages) ? order.cart.prices?.grand_total : undefined
  // A transfer may have been booked since, and in another tab the method is unknown.
  const isAsked = !isLeaving && (token !== undefined || (customer !== undefined && (!order || total !== undefined)))
  const { payment: state, isRefused, comments, method } = useOrderPayment(orderNumber, token, isAsked)
  const isPaidElsewhere = token !== undefined || (method !== undefined && kindOf(method, pages).isPaidElsewhere === true)
  const payment = isPaidElsewhere || (total && state === 'paid') ? state : undefined
  const transfer = payment === 'paid' ? undefined : total
  const buyer = order?.cart.billing_address
  const name = buyer?.firstname
  const isFree = order?.cart.prices?.grand_total?.value === 0
  const person = buyer && !isLeaving && { firstName: buyer.firstname, lastName: buyer.lastname, email: order.email }
  const messages = order && messagesOf(kindOf(order.paymentCode, pages), isCollectedCart(order.cart))

  // The token must not end up in bookmarks and screenshots.
  useEffect(() => {
    if (returned.token) history.replaceState(null, '', successPath(locale, orderNumber))
  }, [returned.token, locale, orderNumber])

  const isOpen = payment === 'waiting' || payment === 'canceled'
  return (
    <OrderRecord order={order}>
      <StepHeading isMain>{isOpen ? t(`payment.${payment}Title`) : name ? t('titleNamed', { name }) : t('title')}</StepHeading>
      <p className="text-lg text-soft">
        {t.rich('number', { number: () => <strong className="font-semibold text-text tabular-nums">{orderNumber}</strong> })}{' '}
        {order && payment !== 'canceled' && t('confirmation', { email: order.email })}
      </p>
      {isLeaving && <Notice kind="info" title={t('payment.leaving')} />}
      {!isLeaving && !isFree && (token || payment) && <OrderPaymentNotice payment={payment} isRefused={isRefused} wasRefused={wasRefused} />}
      {order?.submittedAt && <p className="hidden print:block">{new Intl.DateTimeFormat(LANGUAGES[locale].dates, { dateStyle: 'long' }).format(new Date(order.submittedAt))}</p>}
      {transfer && account && order && (
        <BankTransferDetails account={account} amount={transfer} orderNumber={orderNumber} isVirtual={order.cart.is_virtual} waiting={<Skeleton className="h-80 w-full" />} />
      )}
      {payment === 'paid' && comments?.length ? <OrderComments comments={comments} /> : null}
      {messages && (!token || isFree) && !transfer && <p>{about(`${messages}.next`)}</p>}
      {order && !isLeaving && !isOpen && (
        <WhatNext
          order={order}
          orderNumber={orderNumber}
          delivery={delivery}
          isAwaitingTransfer={transfer !== undefined}
          isPaid={payment === 'paid' || isFree}
          hasMessages={Boolean(comments?.length)}
          isInAccount={isInAccount}
        />
      )}
      <OrderActions
        orderNumber={orderNumber}
        isInAccount={isInAccount}
        lost={payment === 'canceled' ? order?.cart : undefined}
        paymentPage={payment === 'waiting' || isLeaving ? address : undefined}
        wasRefused={wasRefused}
      />
      {person && <AccountOffer person={person} hasPlace={!isWithoutPlace(buyer)} />}
    </OrderRecord>
  )
}
