'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'
import { type OrderPrices, orderTaxes } from './order-prices.ts'

interface OrderSumsProps {
  readonly order: OrderFragment
  readonly prices: OrderPrices
}

export function OrderSums({ order, prices }: OrderSumsProps) {
  const t = useTranslations('dashboardOrder.sums')
  const locale = useLocale()
  const deliveryPrice = useDeliveryPrice()
  const { total } = order
  if (!total) return null
  const taxes = orderTaxes(total, locale).map(({ name, amount }) => ({ name, amount: formatMoney(amount, locale) }))
  return (
    <section className="panel static! h-fit" aria-label={t('label')}>
      <dl className="grid gap-2.5 tabular-nums">
        <Row label={t('subtotal')}>{formatMoney(prices.subtotal, locale)}</Row>
        {(total.discounts ?? []).map((discount) => discount && (
          <Row key={discount.label} label={<Named label={t('discount')} name={discount.label} />}>
            <span className="text-success">{formatMoney({ ...discount.amount, value: -Math.abs(discount.amount.value ?? 0) }, locale)}</span>
          </Row>
        ))}
        {prices.shipping && <Row label={t('shipping')}>{deliveryPrice(prices.shipping)}</Row>}
        {prices.isNet && taxes.map(({ name, amount }) => <Row key={name} label={<Named label={t('tax')} name={name} />}>{amount}</Row>)}
        <div className="amount mt-1.5 border-t border-control pt-3.5 text-xl font-semibold tracking-snug">
          <dt>{t('grandTotal')}</dt>
          <dd>{formatMoney(total.grand_total, locale)}</dd>
        </div>
        {!prices.isNet && taxes.map(({ name, amount }) => (
          <Row key={name} className="text-xs text-mute" label={<Named label={t('taxIncluded')} name={name} />}>
            {amount}
          </Row>
        ))}
      </dl>
      {prices.areLinesNetOnly && <p className="mt-2.5 text-xs text-mute">{t('linesNet')}</p>}
    </section>
  )
}

const Named = ({ label, name }: { label: string; name: string }) => (
  <>
    {label} <span className="text-mute wrap-anywhere">{name}</span>
  </>
)

function Row({ label, children, className = '' }: { label: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div className={`amount ${className}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  )
}
