'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { parseRange, type Range } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'
import { listingHref, withOnly } from './listing-url.ts'

interface RangeFilterProps {
  readonly code: string
  readonly bounds: Range
  readonly query: ListingQuery
  readonly path: string
  /** @param value `from__to` as it is now, undefined for any */
  readonly onChange: (value: string | undefined) => void
}

/** Two sliders for the hand and two fields for the exact number; a slider that is let go applies them, or Enter in a field. */
export function RangeFilter({ code, bounds, query, path, onChange }: RangeFilterProps) {
  const t = useTranslations('filters.price')
  const link = useRef<HTMLAnchorElement>(null)
  const chosen = parseRange(query.filters[code]?.[0] ?? '') ?? {}
  const [{ from, to }, setEnds] = useState({ from: chosen.from ?? '', to: chosen.to ?? '' })
  const low = Number(bounds.from ?? 0)
  const high = Number(bounds.to ?? 0)
  const ends = { from: clamp(from, low, low, high), to: clamp(to, high, low, high) }
  const value = rangeValue(from, to)

  const set = (next: { from: string; to: string }) => {
    setEnds(next)
    onChange(rangeValue(next.from, next.to))
  }
  const apply = () => link.current?.checkVisibility() && link.current.click()
  const percent = (end: number) => `${high > low ? ((end - low) / (high - low)) * 100 : 0}%`

  return (
    <form className="grid gap-3 pt-2" onSubmit={(event) => (event.preventDefault(), apply())}>
      {high > low && (
        <div
          className="range"
          style={{ '--from': percent(ends.from), '--to': percent(ends.to) } as React.CSSProperties}
          onPointerUp={apply}
        >
          <input type="range" min={low} max={high} value={ends.from} aria-label={t('from')}
            onChange={({ target }) => set({ from: String(Math.min(Number(target.value), ends.to)), to })} />
          <input type="range" min={low} max={high} value={ends.to} aria-label={t('to')}
            onChange={({ target }) => set({ from, to: String(Math.max(Number(target.value), ends.from)) })} />
        </div>
      )}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <NumberField label={t('from')} value={from} placeholder={bounds.from} onChange={(text) => set({ from: text, to })} />
        <span className="text-mute">–</span>
        <NumberField label={t('to')} value={to} placeholder={bounds.to} onChange={(text) => set({ from, to: text })} />
      </div>
      {/* Without one, Enter sends no form that has two fields. */}
      <button type="submit" hidden aria-label={t('apply')} />
      <ButtonLink
        ref={link}
        className={value === query.filters[code]?.[0] ? 'hidden' : 'max-lg:hidden'}
        variant="secondary"
        small
        href={listingHref(path, withOnly(query, code, value))}
        rel="nofollow"
        data-key={`${code}:apply`}
      >
        {t('apply')}
      </ButtonLink>
    </form>
  )
}

function rangeValue(from: string, to: string): string | undefined {
  const [start, end] = from && to && Number(from) > Number(to) ? [to, from] : [from, to]
  return start || end ? `${start}__${end}` : undefined
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
