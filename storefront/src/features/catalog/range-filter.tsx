'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Range } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'
import { listingHref, withOnly } from './listing-url.ts'

interface RangeFilterProps {
  readonly code: string
  readonly range: { readonly chosen: Range; readonly bounds: Range }
  readonly query: ListingQuery
  readonly path: string
  readonly onApply: (key: string) => void
}

/** Two sliders for the hand and two fields for the exact number; they are applied together. */
export function RangeFilter({ code, range: { chosen, bounds }, query, path, onApply }: RangeFilterProps) {
  const t = useTranslations('filters.price')
  const router = useRouter()
  const low = Number(bounds.from ?? 0)
  const high = Number(bounds.to ?? 0)
  const [from, setFrom] = useState(chosen.from ?? '')
  const [to, setTo] = useState(chosen.to ?? '')
  const ends = { from: clamp(from, low, low, high), to: clamp(to, high, low, high) }

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const [start, end] = from && to && Number(from) > Number(to) ? [to, from] : [from, to]
    onApply(`${code}:apply`)
    router.push(listingHref(path, withOnly(query, code, start || end ? `${start}__${end}` : undefined)), { scroll: false })
  }
  const percent = (value: number) => `${high > low ? ((value - low) / (high - low)) * 100 : 0}%`

  return (
    <form className="grid gap-3 pt-2" onSubmit={apply}>
      {high > low && (
        <div className="range" style={{ '--from': percent(ends.from), '--to': percent(ends.to) } as React.CSSProperties}>
          <input type="range" min={low} max={high} value={ends.from} aria-label={t('from')}
            onChange={({ target }) => setFrom(String(Math.min(Number(target.value), ends.to)))} />
          <input type="range" min={low} max={high} value={ends.to} aria-label={t('to')}
            onChange={({ target }) => setTo(String(Math.max(Number(target.value), ends.from)))} />
        </div>
      )}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <NumberField label={t('from')} value={from} placeholder={bounds.from} onChange={setFrom} />
        <span className="text-mute">–</span>
        <NumberField label={t('to')} value={to} placeholder={bounds.to} onChange={setTo} />
      </div>
      <Button type="submit" variant="secondary" small data-key={`${code}:apply`}>
        {t('apply')}
      </Button>
    </form>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder: string | undefined
  readonly onChange: (value: string) => void
}

function NumberField({ label, value, placeholder, onChange }: NumberFieldProps) {
  return (
    <input
      className="range-field"
      inputMode="decimal"
      pattern="\d*([.,]\d+)?"
      aria-label={label}
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value.replace(',', '.').replace(/[^\d.]/g, ''))}
    />
  )
}

function clamp(text: string, fallback: number, low: number, high: number): number {
  return text === '' || Number.isNaN(Number(text)) ? fallback : Math.min(high, Math.max(low, Number(text)))
}
