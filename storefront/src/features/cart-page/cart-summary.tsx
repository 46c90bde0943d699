'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { CartTotals } from '../cart/cart-totals.tsx'
import { readTotals } from '../cart/read-totals.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponForm } from './coupon-form.tsx'
import { missingToFree } from './free-delivery.ts'
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
      {freeFrom !== undefined && !cart.is_virtual && <FreeDeliveryNote cart={cart} from={freeFrom} />}
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

interface FreeDeliveryNoteProps {
  readonly cart: CartFragment
  /** In the cart's currency. */
  readonly from: number
}

function FreeDeliveryNote({ cart, from }: FreeDeliveryNoteProps) {
  const t = useTranslations('cart.summary')
  const locale = useLocale()
  const missing = missingToFree(cart, from)
  const amount = formatMoney({ ...missing, value: from }, locale)
  const isReached = missing.value === 0
  return (
    <div className="grid gap-2 text-sm">
      <output className="flex items-center gap-2">
        {isReached && <CheckIcon size={18} className="text-success" />}
        {isReached ? t('freeDelivery', { amount }) : t('toFreeDelivery', { amount, missing: formatMoney(missing, locale) })}
      </output>
      <div className="h-1 bg-line" aria-hidden>
        <div className="h-full bg-success" style={{ width: `${100 * (1 - (missing.value ?? from) / from)}%` }} />
      </div>
    </div>
  )
}
