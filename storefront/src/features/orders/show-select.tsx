'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Select } from '../../ui/select.tsx'

interface ShowSelectProps {
  readonly sizes: readonly number[]
  readonly size: number
  readonly hrefOf: (change: { readonly size: number }) => string
}

/** The number of orders per page. It is in the URL, so Back and a reload keep it. */
export function ShowSelect({ sizes, size, hrefOf }: ShowSelectProps) {
  const t = useTranslations('dashboardOrders')
  const router = useRouter()
  return (
    <Select className="show-select" label={t('show')} value={size} onChange={(event) => router.push(hrefOf({ size: Number(event.target.value) }))}>
      {sizes.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}
