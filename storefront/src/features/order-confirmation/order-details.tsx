'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { AddressLines } from '../checkout/completed-row.tsx'

interface OrderDetailsProps {
  readonly cart: CheckoutFragment
  readonly paymentCode: string
}

/** Addresses, delivery and payment method of an order. */
export function OrderDetails({ cart, paymentCode }: OrderDetailsProps) {
  const t = useTranslations('checkout.success')
  const [shipping] = cart.shipping_addresses
  const method = shipping?.selected_shipping_method
  const payment = cart.available_payment_methods?.find((candidate) => candidate?.code === paymentCode)
  return (
    <dl className="grid w-full gap-5 border-t border-line pt-6 sm:grid-cols-2">
      {!cart.is_virtual && shipping && (
        <Detail label={t('shippingAddress')}>
          <AddressLines address={shipping} />
        </Detail>
      )}
      {cart.billing_address && (
        <Detail label={t('billingAddress')}>
          <AddressLines address={cart.billing_address} />
          {cart.billing_address.vat_id && <span className="block">{t('vatNumber', { number: cart.billing_address.vat_id })}</span>}
        </Detail>
      )}
      {!cart.is_virtual && method && <Detail label={t('delivery')}>{[method.carrier_title, method.method_title].filter(Boolean).join(', ')}</Detail>}
      {payment && <Detail label={t('paymentMethod')}>{payment.title}</Detail>}
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-mute">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
