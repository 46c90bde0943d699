'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { missingToFree } from './free-delivery.ts'

interface FreeDeliveryNoteProps {
  readonly cart: CartFragment
  /** In the cart's currency. */
  readonly from: number
}

export function FreeDeliveryNote({ cart, from }: FreeDeliveryNoteProps) {
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
