'use client'

import { useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { CartTotals } from '../cart/cart-totals.tsx'

export function OrderTotals({ cart }: { cart: CartFragment }) {
  const t = useTranslations('checkout.summary')
  const labels = {
    subtotal: t('subtotal'),
    discount: t('discount'),
    shipping: t('shipping'),
    shippingLater: t('shippingLater'),
    total: t('total'),
    tax: t('tax'),
    taxIncluded: t('taxIncluded'),
  }
  return <CartTotals cart={cart} labels={labels} />
}
