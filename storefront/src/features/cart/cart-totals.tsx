'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartFragment, MoneyFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { TaxedCart } from './net-prices.ts'
import { readTotals } from './read-totals.ts'

export type TotalsLabels = Readonly<Record<'subtotal' | 'discount' | 'shipping' | 'shippingLater' | 'tax' | 'taxIncluded' | 'total', string>> & {
  /** Below the totals. */
  readonly note?: string | undefined
}

export interface ShippingRate {
  readonly label: string
  readonly price: MoneyFragment
}

interface CartTotalsProps {
  readonly cart: TaxedCart & Pick<CartFragment, 'is_virtual'>
  readonly labels: TotalsLabels
  /** Shown until a delivery method is chosen. */
  readonly estimate?: { readonly label: string; readonly rates: readonly ShippingRate[] } | undefined
}

/** The totals, in the cart and at the checkout; each page passes labels from its own namespace. */
export function CartTotals({ cart, labels, estimate }: CartTotalsProps) {
  const locale = useLocale()
  const { subtotal, discount, shipping, taxes, isTaxAdded, grandTotal } = readTotals(cart)
  return (
    <div aria-live="polite">
      <dl className="grid gap-2.5 tabular-nums">
        <Row label={labels.subtotal} value={formatMoney(subtotal, locale)} />
        {discount && (
          <Row
            label={<Named label={labels.discount} name={discount.names} />}
            value={<span className="text-success">{formatMoney(discount.amount, locale)}</span>}
          />
        )}
        {!cart.is_virtual && (
          <Row
            label={labels.shipping}
            value={shipping ? formatMoney(shipping, locale) : <span className="text-mute">{labels.shippingLater}</span>}
          />
        )}
        {estimate && (
          <div className="text-xs text-mute">
            <dt>{estimate.label}</dt>
            {estimate.rates.map(({ label, price }) => (
              <dd key={label} className="flex justify-between gap-4">
                <span>{label}</span>
                {formatMoney(price, locale)}
              </dd>
            ))}
          </div>
        )}
        {isTaxAdded &&
          taxes.map(({ label, amount }) => <Row key={label} label={<Named label={labels.tax} name={label} />} value={formatMoney(amount, locale)} />)}
        <div className="mt-1.5 flex justify-between gap-4 border-t border-control pt-3.5 text-xl font-semibold tracking-snug">
          <dt>{labels.total}</dt>
          <dd>{formatMoney(grandTotal, locale)}</dd>
        </div>
        {!isTaxAdded &&
          taxes.map(({ label, amount }) => (
            <Row key={label} className="text-xs text-mute" label={`${labels.taxIncluded} ${label}`} value={formatMoney(amount, locale)} />
          ))}
      </dl>
      {labels.note && <p className="mt-2.5 text-xs text-mute">{labels.note}</p>}
    </div>
  )
}

const Named = ({ label, name }: { label: string; name: string }) => (
  <>
    {label} <span className="text-mute">{name}</span>
  </>
)

function Row({ label, value, className = '' }: { label: ReactNode; value: ReactNode; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
