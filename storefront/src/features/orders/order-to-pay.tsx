'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { bankTransfer } from '../payment/methods/bank-transfer.ts'
import { orderPayment } from '../payment/order-payment.ts'
import { paymentUrl } from '../payment/payment-url.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import type { LoadedOrder } from './load-order.ts'
import type { OrderSettings } from './order-settings.ts'
import { orderTone } from './status-label.ts'

const BankTransferDetails = withMessages(['bankTransfer'], () => import('../payment/bank-transfer-details.tsx').then((module) => module.BankTransferDetails))

interface OrderToPayProps {
  readonly loaded: LoadedOrder
  readonly settings: Pick<OrderSettings, 'pages' | 'account'>
}

/** Links to the payment service, or shows where to transfer the amount; empty for orders that are paid or closed, and for other payment methods. */
export function OrderToPay({ loaded: { order, newer }, settings: { pages, account } }: OrderToPayProps) {
  const t = useTranslations('dashboardOrder.payment')
  const locale = useLocale()
  const tone = orderTone(order.status)
  const isOpen = orderPayment(order) === 'waiting' && (tone === 'waiting' || tone === undefined)
  const payment = { orderNumber: order.number, paymentCode: order.payment_methods?.[0]?.type ?? '', ...newer.since247 }
  const total = order.total?.grand_total
  if (isOpen && account && total && bankTransfer.matches(payment.paymentCode, pages)) {
    return (
      <div className="mb-6">
        <BankTransferDetails account={account} amount={total} orderNumber={order.number} isVirtual={order.shipping_address === null} />
      </div>
    )
  }
  const address = isOpen ? paymentUrl(payment, pages, locale, location.origin) : undefined
  if (!address) return null
  return (
    <ButtonLink small className="mb-6 print:hidden" href={address}>
      {t('pay')}
    </ButtonLink>
  )
}
