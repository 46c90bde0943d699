import type { CSSProperties } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { listingHref, withOnly } from '../listing-query.ts'
import type { ChipContext, ControlProps, FacetOption, FilterKind } from './filter-kind.ts'

interface Range {
  readonly from?: string
  readonly to?: string
}

interface RangeData {
  readonly chosen: Range
  readonly bounds: Required<Range>
}

/** Two sliders and two fields for an exact number, for attributes whose values Magento puts into buckets. */
export const range: FilterKind<'range', RangeData> = {
  name: 'range',
  fits: ({ options }) => options.length > 0 && options.every(isBucket),
  isEntered: true,
  read: ({ options, chosen }) => {
    const ends = options.flatMap(({ value }) => value.split('_').map(Number)).filter(Number.isFinite)
    if (ends.length === 0) return undefined
    const bounds = { from: String(Math.floor(Math.min(...ends))), to: String(Math.ceil(Math.max(...ends))) }
    return { chosen: parseRange(chosen[0] ?? '') ?? {}, bounds }
  },
  condition: ([value]) => parseRange(value),
  offered: (values) => values.filter(parseRange).slice(0, 1),
  chips: ({ chosen }, context) => {
    const { from = '', to = '' } = chosen
    return from || to ? [{ value: `${from}__${to}`, label: rangeText(chosen, context) }] : []
  },
  Control: RangeControl,
}

/** `30_40` or `*_10`; other values are ids. */
export const isBucket = ({ value }: FacetOption): boolean => /^(\*|[\d.]+)_(\*|[\d.]+)$/.test(value)

/** `100__400`, `100__` or `__400`; undefined for anything else. */
function parseRange(text: string): Range | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)?__(\d+(?:\.\d+)?)?$/.exec(text) ?? []
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** A short price range: whole amounts without decimals, the currency once. */
export function rangeText({ from, to }: Range, { locale, currency, t }: ChipContext): string {
  const money = new Intl.NumberFormat(locale, {
    ...(currency && { style: 'currency', currency }),
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const [low, high] = [Number(from), Number(to)]
  if (from === undefined) return t('filters.price.atMost', { to: money.format(high) })
  if (to === undefined) return t('filters.price.atLeast', { from: money.format(low) })
  // Intl formats a range with equal ends as an approximate amount.
  return low === high ? money.format(low) : money.formatRange(low, high)
}

/** Applies when a slider is released and at Enter in a field. */
function RangeControl({ code, data: { bounds }, query, path, input, onInput, t }: ControlProps<RangeData>) {
  const [from = '', to = ''] = input.split('__')
  const [low, high] = [Number(bounds.from), Number(bounds.to)]
  const ends = { from: clamp(from, low, low, high), to: clamp(to, high, low, high) }
  const value = rangeValue(from, to)
  const set = (start: string, end: string) => onInput(`${start}__${end}`, rangeValue(start, end))
  const percent = (end: number) => `${high > low ? ((end - low) / (high - low)) * 100 : 0}%`

  return (
    <form className="grid gap-3 pt-2" onSubmit={(event) => (event.preventDefault(), apply(event.currentTarget))}>
      {high > low && (
        <div
          className="range"
          style={{ '--from': percent(ends.from), '--to': percent(ends.to) } as CSSProperties}
          onPointerUp={({ currentTarget }) => apply(currentTarget.parentElement)}
        >
          <input type="range" min={low} max={high} value={ends.from} aria-label={t('filters.price.from')}
            onChange={({ target }) => set(String(Math.min(Number(target.value), ends.to)), to)} />
          <input type="range" min={low} max={high} value={ends.to} aria-label={t('filters.price.to')}
            onChange={({ target }) => set(from, String(Math.max(Number(target.value), ends.from)))} />
        </div>
      )}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <NumberField label={t('filters.price.from')} value={from} placeholder={bounds.from} onChange={(text) => set(text, to)} />
        <span className="text-mute">–</span>
        <NumberField label={t('filters.price.to')} value={to} placeholder={bounds.to} onChange={(text) => set(from, text)} />
      </div>
      {/* Without it, Enter does not submit a form of two fields. */}
      <button type="submit" hidden aria-label={t('filters.price.apply')} />
      <ButtonLink
        className={value === query.filters[code]?.[0] ? 'hidden' : 'max-lg:hidden'}
        variant="secondary"
        small
        href={listingHref(path, withOnly(query, code, value))}
        rel="nofollow"
        data-key={`${code}:apply`}
      >
        {t('filters.price.apply')}
      </ButtonLink>
    </form>
  )
}

function apply(form: Element | null): void {
  const link = form?.querySelector('a')
  if (link?.checkVisibility()) link.click()
}

/** Swaps ends in the wrong order. */
function rangeValue(from: string, to: string): string | undefined {
  const [start, end] = from && to && Number(from) > Number(to) ? [to, from] : [from, to]
  return start || end ? `${start}__${end}` : undefined
}

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder: string
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
      onChange={({ target }) => onChange(typedAmount(target.value))}
    />
  )
}

/** With a point before decimals. A mark before three digits stands between thousands, in either language. */
export const typedAmount = (text: string): string =>
  text
    .replace(/(?<=[1-9][\d.,]*)[.,](?=\d{3})/g, '')
    .replace(',', '.')
    .replace(/[^\d.]/g, '')

function clamp(text: string, fallback: number, low: number, high: number): number {
  return text === '' || Number.isNaN(Number(text)) ? fallback : Math.min(high, Math.max(low, Number(text)))
}
