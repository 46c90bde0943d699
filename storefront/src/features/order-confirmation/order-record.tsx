'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartAddressFragment } from '../../graphql/generated/types.ts'
import { isWithoutPlace } from '../address/no-place.ts'
import { writtenVat } from '../address/written-number.ts'
import { CollectedAt } from '../pickup/collected-at.tsx'
import { AddressLines } from '../checkout/completed-row.tsx'
import { OrderLines, OrderTotals } from '../checkout/order-lines.tsx'
import { isCollectedCart, methodCode } from '../delivery/delivery-days.ts'
import { kindOf } from '../payment/methods/registry.ts'
import { methodName } from '../delivery/method-name.ts'
import { locationAt } from '../pickup/last-locations.ts'
import type { SubmittedOrder } from '../place-order/submitted-order.ts'

interface OrderRecordProps {
  /** Known only in the tab that placed the order. */
  readonly order: SubmittedOrder | undefined
  readonly children: ReactNode
}

/** The confirmation's layout: messages beside the ordered lines. */
export function OrderRecord({ order, children }: OrderRecordProps) {
  const t = useTranslations('checkout.success')
  return (
    <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
      <div className="grid content-start justify-items-start gap-5">
        {children}
      </div>
      {order && (
        <section className="panel static!" aria-label={t('summary')}>
          <h2 className="mb-5 text-xl tracking-snug">{t('summary')}</h2>
          <OrderLines cart={order.cart} />
          <OrderTotals cart={order.cart} />
          <OrderDetails cart={order.cart} paymentCode={order.paymentCode} />
        </section>
      )}
    </div>
  )
}

/** Addresses, delivery and payment method of an order. */
function OrderDetails({ cart, paymentCode }: Pick<SubmittedOrder, 'cart' | 'paymentCode'>) {
  const t = useTranslations('checkout.success')
  const about = useTranslations('checkout.method')
  const [shipping] = cart.shipping_addresses
  const method = shipping?.selected_shipping_method
  const location = method && locationAt(methodCode(method), shipping)
  const isCollected = isCollectedCart(cart)
  const inShop = isCollected ? kindOf(paymentCode, {}).collectedMessages : undefined
  const payment = cart.available_payment_methods?.find((candidate) => candidate?.code === paymentCode)
  return (
    <dl className="mt-6 grid w-full gap-5 border-t border-line pt-6 text-sm sm:grid-cols-2">
      {!cart.is_virtual && shipping && (
        <Detail label={t(isCollected ? 'collection' : 'shippingAddress')}>
          {isCollected ? <CollectedAt location={location && { ...location, description: null }} address={shipping} /> : <AddressLines address={shipping} />}
        </Detail>
      )}
      {cart.billing_address && (
        <Detail label={t(isWithoutPlace(cart.billing_address) ? 'buyer' : 'billingAddress')}>
          {shipping && isSame(shipping, cart.billing_address) ? t('sameAsShipping') : <AddressLines address={cart.billing_address} />}
          {cart.billing_address.vat_id && <span className="block">{t('vatNumber', { number: writtenVat(cart.billing_address.vat_id) })}</span>}
        </Detail>
      )}
      {!cart.is_virtual && method && (
        <Detail label={t('delivery')}>
          {isCollected ? method.carrier_title : location ? [method.carrier_title, location.name].join(', ') : methodName(method.carrier_title, method.method_title)}
          {location?.description && <span className="block text-soft">{location.description}</span>}
        </Detail>
      )}
      {payment && <Detail label={t('paymentMethod')}>{inShop ? about(`${inShop}.title`) : payment.title}</Detail>}
    </dl>
  )
}

/** As they are shown. */
const isSame = (one: CartAddressFragment, other: CartAddressFragment): boolean => ADDRESS_FIELDS.every((field) => JSON.stringify(one[field] || null) === JSON.stringify(other[field] || null))

const ADDRESS_FIELDS = ['company', 'firstname', 'lastname', 'street', 'postcode', 'city', 'region'] as const

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-mute">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
