'use client'

import { useLocale } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { type Amount, formatMoney } from '../../lib/format-money.ts'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { missingToFree } from './free-delivery.ts'
import { readTotals } from './read-totals.ts'

interface FreeDeliveryNoteProps {
  readonly cart: CartFragment
  /** In the cart's currency; undefined where the shop does not name it. */
  readonly from: number | undefined
  /** The cheapest method of an estimate, while none is chosen. */
  readonly cheapest?: Amount | undefined
  /** The translator of the surrounding view's namespace. */
  readonly t: (message: 'freeDelivery' | 'toFreeDelivery', values: { readonly missing: string }) => string
}

/** How much is missing for free delivery, in words and as a bar. */
export function FreeDeliveryNote({ cart, from, cheapest, t }: FreeDeliveryNoteProps) {
  const locale = useLocale()
  if (from === undefined || cart.is_virtual) return null
  const missing = missingToFree(cart, from)
  const isReached = missing.value === 0
  const isPaid = ((readTotals(cart).shipping ?? cheapest)?.value ?? 0) > 0
  if (isReached && isPaid) return null
  return (
    <div className="grid gap-2 text-sm">
      <output className="flex items-center gap-2">
        {isReached && <CheckIcon size={18} className="text-success" />}
        {t(isReached ? 'freeDelivery' : 'toFreeDelivery', { missing: formatMoney(missing, locale) })}
      </output>
      <div className="h-1 bg-line" aria-hidden>
        <div className="h-full bg-success" style={{ width: `${100 * (1 - (missing.value ?? from) / from)}%` }} />
      </div>
    </div>
  )
}
