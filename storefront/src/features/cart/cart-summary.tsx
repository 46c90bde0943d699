'use client'

import { useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutPassage } from './checkout-passage.tsx'
import { CouponForm } from './coupon-form.tsx'

export function CartSummary({ cart }: { cart: CartFragment }) {
  const t = useTranslations('cart.summary')
  return (
    <aside className="panel grid gap-6" aria-label={t('title')}>
      <h2 className="text-xl tracking-snug">{t('title')}</h2>
      <CouponForm code={cart.applied_coupons?.[0]?.code} />
      <CartTotals
        cart={cart}
        words={{
          subtotal: t('subtotal'),
          discount: t('discount'),
          shipping: t('shipping'),
          shippingLater: t('shippingLater'),
          total: t('total'),
          tax: t('tax'),
        }}
      />
      <CheckoutPassage cart={cart} />
    </aside>
  )
}
