'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { TaxedCart } from './net-prices.ts'
import { readTotals } from './read-totals.ts'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'

type TotalsMessage = 'subtotal' | 'discount' | 'shipping' | 'shippingLater' | 'tax' | 'taxIncluded' | 'total'

interface CartTotalsProps {
  readonly cart: TaxedCart & Pick<CartFragment, 'is_virtual'>
  /** The translator of the page's own namespace. */
  readonly t: (message: TotalsMessage) => string
  /** Below the totals. */
  readonly note?: string | undefined
  /** Shown until a delivery method is chosen. */
  readonly estimate?: ReactNode
  /** Whether every delivery is free, so that nothing is left to calculate. */
  readonly isDeliveryFree?: boolean
}

/** The totals, in the cart and at the checkout. */
export function CartTotals({ cart, t, note, estimate, isDeliveryFree = false }: CartTotalsProps) {
  const locale = useLocale()
  const deliveryPrice = useDeliveryPrice()
  const { subtotal, discount, shipping, taxes, isTaxAdded, grandTotal } = readTotals(cart)
  return (
    <div aria-live="polite">
      <dl className="grid gap-2.5 tabular-nums">
        <Row label={t('subtotal')} value={formatMoney(subtotal, locale)} />
        {discount && (
          <Row
            label={<Named label={t('discount')} name={discount.names} />}
            value={<span className="text-success">{formatMoney(discount.amount, locale)}</span>}
          />
        )}
        {!cart.is_virtual && (
          <Row
            label={t('shipping')}
            value={shipping ? deliveryPrice(shipping) : isDeliveryFree ? deliveryPrice({ ...subtotal, value: 0 }) : <span className="text-mute">{t('shippingLater')}</span>}
          />
        )}
        {estimate}
        {isTaxAdded &&
          taxes.map(({ label, amount }) => <Row key={label} label={<Named label={t('tax')} name={label} />} value={formatMoney(amount, locale)} />)}
        <div className="amount mt-1.5 border-t border-control pt-3.5 text-xl font-semibold tracking-snug">
          <dt>{t('total')}</dt>
          <dd>{formatMoney(grandTotal, locale)}</dd>
        </div>
        {!isTaxAdded &&
          taxes.map(({ label, amount }) => (
            <Row key={label} className="text-xs text-mute" label={`${t('taxIncluded')} ${label}`} value={formatMoney(amount, locale)} />
          ))}
      </dl>
      {note && <p className="mt-2.5 text-xs text-mute">{note}</p>}
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
    <div className={`amount ${className}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
