'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderAddressFragment, OrderFragment } from '../../graphql/generated/types.ts'
import { OrderAddressLines } from './order-address-lines.tsx'

/** Where the order goes, how, and how it is paid. */
export function OrderDetails({ order }: { order: OrderFragment }) {
  const t = useTranslations('dashboardOrder.details')
  const { shipping_address, billing_address, shipping_method, payment_methods } = order
  const payment = (payment_methods ?? []).flatMap((method) => method?.name ?? []).join(', ')
  return (
    <dl className="grid content-start gap-5 text-sm">
      {shipping_address && (
        <Detail label={t('shippingAddress')}>
          <OrderAddressLines address={shipping_address} />
        </Detail>
      )}
      {billing_address && (
        <Detail label={t('billingAddress')}>
          {shipping_address && isSame(shipping_address, billing_address) ? t('sameAsShipping') : <OrderAddressLines address={billing_address} />}
        </Detail>
      )}
      {shipping_address && shipping_method && <Detail label={t('shippingMethod')}>{shipping_method}</Detail>}
      {payment && <Detail label={t('paymentMethod')}>{payment}</Detail>}
    </dl>
  )
}

const isSame = (one: OrderAddressFragment, other: OrderAddressFragment): boolean => JSON.stringify(one) === JSON.stringify(other)

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-mute">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
