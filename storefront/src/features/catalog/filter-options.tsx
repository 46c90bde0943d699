'use client'

import { useTranslations } from 'next-intl'
import type { FilterGroup, FilterOption } from './filter-groups.ts'
import type { ListingQuery } from './listing-query.ts'
import { isChosen, listingHref, toggled } from './listing-url.ts'

interface FilterOptionsProps {
  readonly group: FilterGroup
  readonly query: ListingQuery
  readonly path: string
  /** Whether the counts are those of the query, and what is off under it is off. */
  readonly isCounted: boolean
}

/**
 * Links that look like the controls they stand for, so that a choice works without script and has an address. The listing's
 * frame follows them: a component for each of dozens would cost more than all the rest of the page.
 */
export function FilterOptions({ group: { code, kind, options }, query, path, isCounted }: FilterOptionsProps) {
  const t = useTranslations('filters')
  return (
    <ul className={`filter-${kind}`}>
      {options.map((option) => {
        const { value, isOff } = option
        const face = <Face option={option} kind={kind} isCounted={isCounted} />
        const isOn = isChosen(query, code, value)
        return (
          <li key={value}>
            {isOff && isCounted ? (
              <span className={LOOKS[kind]} aria-disabled title={titleOf(option, kind)}>
                {face}
              </span>
            ) : (
              <a
                className={LOOKS[kind]}
                href={listingHref(path, toggled(query, code, value))}
                rel="nofollow"
                data-key={`${code}:${value}`}
                aria-current={isOn || undefined}
                title={titleOf(option, kind)}
              >
                {face}
                {isOn && <span className="sr-only">, {t('chosen')}</span>}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Kind = FilterGroup['kind']

const LOOKS: Readonly<Record<Kind, string>> = { list: 'tick', swatches: 'swatch', sizes: 'size-box', range: '' }

const titleOf = ({ label }: FilterOption, kind: Kind) => (kind === 'swatches' ? label : undefined)

interface FaceProps {
  readonly option: FilterOption
  readonly kind: Kind
  readonly isCounted: boolean
}

function Face({ option: { label, count, colour }, kind, isCounted }: FaceProps) {
  const t = useTranslations('filters')
  if (kind === 'sizes') return label
  if (kind === 'swatches') {
    return (
      <>
        <i style={{ background: colour }} />
        <span className="sr-only">{label}</span>
      </>
    )
  }
  return (
    <>
      <span className="tick-box" aria-hidden />
      <span>{label}</span>
      {isCounted && count !== undefined && (
        <span className="ml-auto text-xs text-mute tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">, {t('products', { count })}</span>
        </span>
      )}
    </>
  )
}
