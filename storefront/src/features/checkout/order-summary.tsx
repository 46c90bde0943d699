'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { OrderLines, OrderTotals } from './order-lines.tsx'

/** Beside the steps; below them on phones, where the lines can be collapsed. The totals stay visible. */
export function OrderSummary({ cart }: { cart: CartFragment }) {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <aside className="panel" aria-label={t('label')}>
      <div className="mb-5 flex items-center gap-4">
        <h2 className="mr-auto text-xl tracking-snug">{t('title')}</h2>
        <Link className="button button-text lg:justify-end" href={localePath(locale, '/cart')}>
          {t('edit')}
        </Link>
        <button
          type="button"
          className="icon-button -mr-2.5 lg:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? t('hide') : t('show')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon size={18} className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      <div id={id} className={isOpen ? '' : 'max-lg:hidden'}>
        <OrderLines cart={cart} />
      </div>
      <OrderTotals cart={cart} />
    </aside>
  )
}
