'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { readTotals } from './read-totals.ts'
import type { ShippingRate } from './shipping-rates.ts'

export type TotalsWords = Readonly<Record<'subtotal' | 'discount' | 'shipping' | 'shippingLater' | 'total' | 'tax', string>>

interface CartTotalsProps {
  readonly cart: Pick<CartFragment, 'prices' | 'shipping_addresses' | 'is_virtual'>
  readonly words: TotalsWords
  /** What delivery would cost, as long as none is chosen. */
  readonly estimate?: { readonly label: string; readonly rates: readonly ShippingRate[] } | undefined
}

/** The sums, in the cart and at the checkout: each brings its own words, because each page has its own. */
export function CartTotals({ cart, words, estimate }: CartTotalsProps) {
  const locale = useLocale()
  const { subtotal, discount, shipping, grandTotal } = readTotals(cart)
  return (
    <div aria-live="polite">
      <dl className="grid gap-2.5 tabular-nums">
        <Row label={words.subtotal} value={formatMoney(subtotal, locale)} />
        {discount && (
          <Row
            label={
              <>
                {words.discount} <span className="text-mute">{discount.names}</span>
              </>
            }
            value={<span className="text-success">{formatMoney(discount.amount, locale)}</span>}
          />
        )}
        {!cart.is_virtual && (
          <Row
            label={words.shipping}
            value={shipping ? formatMoney(shipping, locale) : <span className="text-mute">{words.shippingLater}</span>}
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
        <div className="mt-1.5 flex justify-between gap-4 border-t border-control pt-3.5 text-xl font-semibold tracking-snug">
          <dt>{words.total}</dt>
          <dd>{formatMoney(grandTotal, locale)}</dd>
        </div>
      </dl>
      <p className="mt-2.5 text-xs text-mute">{words.tax}</p>
    </div>
  )
}

function Row({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
