'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutPassage } from './checkout-passage.tsx'
import { CouponForm } from './coupon-form.tsx'
import { FreeDeliveryNote } from './free-delivery-note.tsx'
import { readTotals } from './read-totals.ts'
import { useShippingEstimate } from './use-shipping-estimate.ts'

/** What the shop says of delivery before anybody has given an address. */
export interface DeliveryTerms {
  readonly freeFrom: number | undefined
  /** For which it can be estimated. */
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
      {freeFrom !== undefined && !cart.is_virtual && <FreeDeliveryNote cart={cart} from={freeFrom} />}
      <CouponForm code={cart.applied_coupons?.[0]?.code} />
      <CartTotals
        cart={cart}
        estimate={place ? { label: t('shippingEstimate', { country: place }), rates } : undefined}
        words={{
          subtotal: t('subtotal'),
          discount: t('discount'),
          shipping: t('shipping'),
          shippingLater: t('shippingLater'),
          total: t('total'),
          tax: t('tax'),
          taxIncluded: t('taxIncluded'),
          note: isOpen ? t('withoutShipping') : undefined,
        }}
      />
      <CheckoutPassage cart={cart} />
    </aside>
  )
}
