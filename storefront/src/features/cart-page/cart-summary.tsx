'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { FreeDeliveryNote } from '../cart/free-delivery-note.tsx'
import { readTotals } from '../cart/read-totals.ts'
import { DaysText } from '../delivery/days-text.tsx'
import type { PromisedDays } from '../delivery/promised-days.ts'
import { isEveryRateFree } from '../delivery/shipping-rates.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponForm } from './coupon-form.tsx'
import { GiftMessage } from './gift-message.tsx'
import { ShippingEstimate } from './shipping-estimate.tsx'
import { type Destination, useShippingEstimate } from './use-shipping-estimate.ts'

/** The delivery terms before an address is known. */
export interface DeliveryTerms {
  readonly freeFrom: number | undefined
  /** The country for which delivery is estimated. */
  readonly country: string | undefined
  readonly promised: readonly PromisedDays[]
}

interface CartSummaryProps {
  readonly cart: CartFragment
  readonly delivery: DeliveryTerms
  /** Whether the shop takes a gift message for the order. */
  readonly takesGift: boolean
}

export function CartSummary({ cart, delivery: { freeFrom, country, promised }, takesGift }: CartSummaryProps) {
  const t = useTranslations('cart.summary')
  const isOpen = !cart.is_virtual && !readTotals(cart).shipping
  const [chosen, setChosen] = useState<Destination>()
  const home = country === undefined ? undefined : { country, postcode: '' }
  const destination = chosen ?? home
  const estimate = useShippingEstimate(cart, isOpen ? home : undefined)
  const isFree = isOpen && isEveryRateFree(estimate?.rates)
  return (
    <aside className="panel grid gap-6" aria-label={t('title')}>
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <div className="grid gap-4">
        {!isFree && <FreeDeliveryNote cart={cart} from={freeFrom} cheapest={estimate?.rates?.[0]?.price} t={t} />}
        <CartTotals
          cart={cart}
          estimate={isOpen && destination && <ShippingEstimate cart={cart} destination={destination} isChosen={chosen !== undefined} onChoose={setChosen} />}
          isDeliveryFree={isFree}
          t={t}
          note={isOpen && !isFree ? t('withoutShipping') : undefined}
        />
      </div>
      <CheckoutButton cart={cart} />
      <CartFacts promised={chosen && chosen.country !== country ? [] : promised} isVirtual={cart.is_virtual} />
      <CouponForm code={cart.applied_coupons?.[0]?.code} />
      {takesGift && !cart.is_virtual && <GiftMessage className="-my-3" about={cart.id} message={cart.gift_message} />}
    </aside>
  )
}

/**
 * When an order placed now arrives, how it goes back and how it is paid; the last two are a brand's own words. Files and places neither
 * arrive nor go back.
 */
function CartFacts({ promised, isVirtual }: Pick<DeliveryTerms, 'promised'> & { readonly isVirtual: boolean }) {
  const t = useTranslations('cart.summary')
  const [now] = useState(Date.now)
  const [, first, last] = (!isVirtual && promised.find(([until]) => now < until)) || []
  const words = (['returns', 'payments'] as const).filter((name) => t.has(name) && !(isVirtual && name === 'returns'))
  if (!first && words.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-soft">
      {first && last && (
        <li>
          <DaysText days={[new Date(first), new Date(last)]} />
        </li>
      )}
      {words.map((name) => (
        <li key={name}>{t(name)}</li>
      ))}
    </ul>
  )
}
