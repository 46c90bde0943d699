'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { OrderLines, OrderTotals } from './order-lines.tsx'

interface SummaryProps {
  readonly cart: CartFragment
}

/** Beside the steps. */
export function OrderSummary({ cart }: SummaryProps) {
  const t = useTranslations('checkout.summary')
  return (
    <aside className="panel max-lg:hidden" aria-label={t('label')}>
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 className="text-xl tracking-snug">{t('title')}</h2>
        <EditLink />
      </div>
      <OrderLines cart={cart} />
      <OrderTotals cart={cart} />
    </aside>
  )
}

/** Above the steps on phones: a line with the total, which opens the rest. */
export function PhoneOrderSummary({ cart }: SummaryProps) {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const total = cart.prices?.grand_total
  return (
    <aside className="mb-6 border-y border-line bg-tile lg:hidden" aria-label={t('label')}>
      <button
        type="button"
        className="flex min-h-13 w-full flex-wrap items-center justify-end gap-x-3 px-4 py-2 text-left"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex-[1_1_4rem]">
          <b className="font-semibold">{t('title')}</b> <span className="text-soft">· {t('items', { count: cart.total_quantity })}</span>
        </span>
        {total && <b className="font-semibold tabular-nums">{formatMoney(total, locale)}</b>}
        <ChevronDownIcon size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} className="px-4 pb-5" hidden={!isOpen}>
        <OrderLines cart={cart} />
        <OrderTotals cart={cart} />
        <EditLink />
      </div>
    </aside>
  )
}

function EditLink() {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  return (
    <Link className="button button-text shrink-0" href={localePath(locale, '/cart')}>
      {t('edit')}
    </Link>
  )
}
