'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface OrderRecordProps {
  readonly title: string
  readonly items: ReadonlyArray<{ readonly id: string; readonly product_name: string | null; readonly quantity: number | null }>
  /** Beside the title. */
  readonly amount?: string | undefined
  readonly children?: ReactNode
}

/** A document of an order: which of its items were shipped, invoiced or refunded with it. */
export function OrderRecord({ title, items, amount, children }: OrderRecordProps) {
  const t = useTranslations('dashboardOrder.item')
  return (
    <li className="grid gap-2 border-t border-line py-5">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold wrap-anywhere">
        {title}
        {amount && <span className="price">{amount}</span>}
      </h3>
      <ul className="text-sm text-mute wrap-anywhere">
        {items.map(({ id, product_name, quantity }) => (
          <li key={id}>{t('pieces', { count: quantity ?? 0, name: product_name ?? '' })}</li>
        ))}
      </ul>
      {children}
    </li>
  )
}
