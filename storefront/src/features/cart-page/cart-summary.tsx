'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { FreeDeliveryNote } from '../cart/free-delivery-note.tsx'
import { readTotals } from '../cart/read-totals.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useShippingEstimate } from './use-shipping-estimate.ts'

/** The delivery terms before an address is known. */
export interface DeliveryTerms {
  readonly freeFrom: number | undefined
  /** The country for which delivery is estimated. */
  readonly country: string | undefined
}

export function CartSummary({ cart, delivery: { freeFrom, country } }: { readonly cart: CartFragment; readonly delivery: DeliveryTerms }) {
  const t = useTranslations('cart.summary')
  const locale = useLocale()
  const isOpen = !cart.is_virtual && !readTotals(cart).shipping
  const rates = useShippingEstimate(cart, isOpen ? country : undefined)
  const place = country && rates.length > 0 ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : undefined
  return (
    <aside className="panel grid gap-6" aria-label={t('title')}>
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <FreeDeliveryNote cart={cart} from={freeFrom} t={t} />
      <CouponForm code={cart.applied_coupons?.[0]?.code} />
      <CartTotals
        cart={cart}
        estimate={place ? { label: t('shippingEstimate', { country: place }), rates } : undefined}
        t={t}
        note={isOpen ? t('withoutShipping') : undefined}
      />
      <CheckoutButton cart={cart} />
    </aside>
  )
}
