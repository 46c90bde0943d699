'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderAddressFragment, OrderFragment } from '../../graphql/generated/types.ts'
import { isWithoutPlace } from '../address/no-place.ts'
import { methodName } from '../delivery/method-name.ts'
import { CollectedAt } from '../pickup/collected-at.tsx'
import { useLocationAt } from '../pickup/location-at.ts'
import { kindOf } from '../payment/methods/registry.ts'
import { writtenPhone, writtenVat } from '../address/written-number.ts'

interface OrderDetailsProps {
  readonly order: OrderFragment
  /** The buyer collects the order in a shop. */
  readonly isCollected: boolean
  readonly hasPickup: boolean
}

/** Addresses, shipping method and payment method. */
export function OrderDetails({ order, isCollected, hasPickup }: OrderDetailsProps) {
  const t = useTranslations('dashboardOrder.details')
  const { shipping_address, billing_address, shipping_method, payment_methods } = order
  const payment = (payment_methods ?? []).flatMap((method) => (isCollected && method && kindOf(method.type, {}).collectedMessages ? t('payInShop') : (method?.name ?? []))).join(', ')
  const place = useLocationAt(hasPickup && shipping_address?.postcode ? { street: streetOf(shipping_address), postcode: shipping_address.postcode } : undefined)
  return (
    <dl className="grid content-start gap-5 text-sm">
      {shipping_address && (
        <Detail label={t(place ? 'recipient' : 'shippingAddress')}>
          {place ? <Lines lines={[nameOf(shipping_address), writtenPhone(shipping_address.telephone ?? '')]} /> : <OrderAddressLines address={shipping_address} />}
        </Detail>
      )}
      {billing_address && (
        <Detail label={t('billingAddress')}>
          {shipping_address && isSame(shipping_address, billing_address) ? t('sameAsShipping') : <OrderAddressLines address={billing_address} />}
        </Detail>
      )}
      {shipping_address && shipping_method && (
        <Detail label={t('shippingMethod')}>
          {place ? shipping_method.split(' - ')[0] : methodOf(shipping_method)}
          {place && <CollectedAt location={place} address={shipping_address} />}
        </Detail>
      )}
      {payment && <Detail label={t('paymentMethod')}>{payment}</Detail>}
    </dl>
  )
}

/** Magento joins the titles of carrier and method, or place of collection. */
function methodOf(description: string): string {
  const [carrier = '', ...method] = description.split(' - ')
  return methodName(carrier, method.join(' - '))
}

const nameOf = ({ firstname, lastname }: OrderAddressFragment): string => `${firstname} ${lastname}`

const streetOf = ({ street }: OrderAddressFragment): string => street.filter(Boolean).join(' ')

const isSame = (one: OrderAddressFragment, other: OrderAddressFragment): boolean => JSON.stringify(one) === JSON.stringify(other)

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-mute">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function OrderAddressLines({ address }: { address: OrderAddressFragment }) {
  const t = useTranslations('dashboardOrder.details')
  const locale = useLocale()
  const { company, street, postcode, city, region, country_code, telephone, vat_id } = address
  const isPerson = isWithoutPlace({ street, city })
  const lines = isPerson ? [nameOf(address)] : [
    company,
    nameOf(address),
    streetOf(address),
    [[postcode, city].filter(Boolean).join(' '), country_code === 'PL' ? undefined : region].filter(Boolean).join(', '),
    country_code && new Intl.DisplayNames(locale, { type: 'region' }).of(country_code),
    telephone && writtenPhone(telephone),
    vat_id && t('vatNumber', { number: writtenVat(vat_id) }),
  ]
  return <Lines lines={[...new Set(lines.flatMap((line) => line || []))]} />
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ))
