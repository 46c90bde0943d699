'use client'

import { useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { FreeDeliveryNote } from '../cart/free-delivery-note.tsx'
import { readTotals } from '../cart/read-totals.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponForm } from './coupon-form.tsx'
import { GiftMessage } from './gift-message.tsx'
import { ShippingEstimate } from './shipping-estimate.tsx'
import { useShippingEstimate } from './use-shipping-estimate.ts'

/** The delivery terms before an address is known. */
export interface DeliveryTerms {
  readonly freeFrom: number | undefined
  /** The country for which delivery is estimated. */
  readonly country: string | undefined
}

interface CartSummaryProps {
  readonly cart: CartFragment
  readonly delivery: DeliveryTerms
  /** Whether the shop takes a gift message for the order. */
  readonly takesGift: boolean
}

export function CartSummary({ cart, delivery: { freeFrom, country }, takesGift }: CartSummaryProps) {
  const t = useTranslations('cart.summary')
  const isOpen = !cart.is_virtual && !readTotals(cart).shipping
  const estimate = useShippingEstimate(cart, isOpen && country !== undefined ? { country, postcode: '' } : undefined)
  return (
    <aside className="panel grid gap-6" aria-label={t('title')}>
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <FreeDeliveryNote cart={cart} from={freeFrom} cheapest={estimate?.rates?.[0]?.price} t={t} />
      <CouponForm code={cart.applied_coupons?.[0]?.code} />
      {takesGift && !cart.is_virtual && <GiftMessage className="-my-3" about={cart.id} message={cart.gift_message} />}
      <CartTotals
        cart={cart}
        estimate={isOpen && country !== undefined && <ShippingEstimate cart={cart} country={country} />}
        t={t}
        note={isOpen ? t('withoutShipping') : undefined}
      />
      <CheckoutButton cart={cart} />
    </aside>
  )
}
