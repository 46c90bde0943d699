'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { bankTransfer } from '../payment/methods/bank-transfer.ts'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { orderPayment } from '../payment/order-payment.ts'
import { paymentUrl } from '../payment/payment-url.ts'
import type { BankAccount } from '../../settings/payment.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import type { LoadedOrder } from './load-order.ts'
import { orderTone } from './order-status.tsx'

const BankTransferDetails = withMessages(['bankTransfer'], () => import('../payment/bank-transfer-details.tsx').then((module) => module.BankTransferDetails))

interface OrderToPayProps {
  readonly loaded: LoadedOrder
  readonly pages: PaymentPages
  readonly account: BankAccount | undefined
}

/** Links to the payment service, or shows where to transfer the amount; empty for orders that are paid or closed, and for other payment methods. */
export function OrderToPay({ loaded: { order, newer }, pages, account }: OrderToPayProps) {
  const t = useTranslations('dashboardOrder.payment')
  const locale = useLocale()
  const tone = orderTone(order.status)
  const isOpen = orderPayment(order) === 'waiting' && (tone === 'waiting' || tone === undefined)
  const payment = { orderNumber: order.number, paymentCode: order.payment_methods?.[0]?.type ?? '', ...newer.since247 }
  const total = order.total?.grand_total
  if (isOpen && account && total && bankTransfer.matches(payment.paymentCode, pages)) {
    return (
      <div className="mb-6">
        <BankTransferDetails account={account} amount={total} orderNumber={order.number} />
      </div>
    )
  }
  const address = isOpen ? paymentUrl(payment, pages, locale, location.origin) : undefined
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
