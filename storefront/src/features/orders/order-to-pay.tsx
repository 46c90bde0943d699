'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { orderPayment } from '../checkout/order-payment.ts'
import { paymentAddress } from '../checkout/payment-address.ts'
import type { PaymentPages } from '../checkout/payment-methods/payment-kind.ts'
import type { LoadedOrder } from './load-order.ts'
import { orderTone } from './order-tone.ts'

interface OrderToPayProps {
  readonly loaded: LoadedOrder
  readonly pages: PaymentPages
}

/** Leads to the payment service's page; nothing for an order that is paid, has ended, or is paid otherwise. */
export function OrderToPay({ loaded: { order, newer }, pages }: OrderToPayProps) {
  const t = useTranslations('dashboardOrder.payment')
  const locale = useLocale()
  const tone = orderTone(order.status)
  const isOpen = orderPayment(order) === 'waiting' && (tone === 'waiting' || tone === undefined)
  const payment = { orderNumber: order.number, paymentCode: order.payment_methods?.[0]?.type ?? '', ...newer.since247 }
  const address = isOpen ? paymentAddress(payment, pages, locale, location.origin) : undefined
  if (!address) return null
  return (
    <div className="mb-6 grid gap-4 print:hidden">
      <Notice kind="warning" title={t('title')}>
        <p>{t('help')}</p>
      </Notice>
      <ButtonLink small className="justify-self-start" href={address}>
        {t('pay')}
      </ButtonLink>
    </div>
  )
}
