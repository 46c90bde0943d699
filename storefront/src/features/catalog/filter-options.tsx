'use client'

import { useTranslations } from 'next-intl'
import { Link } from '../../ui/link.tsx'
import type { FilterGroup, FilterOption } from './filter-groups.ts'
import type { ListingQuery } from './listing-query.ts'
import { listingHref, toggled } from './listing-url.ts'

interface FilterOptionsProps {
  readonly group: FilterGroup
  readonly query: ListingQuery
  readonly path: string
}

/** Links that look like the controls they stand for, so that a choice works without script and has an address. */
export function FilterOptions({ group: { code, kind, options }, query, path }: FilterOptionsProps) {
  const t = useTranslations('filters')
  return (
    <ul className={`filter-${kind}`}>
      {options.map((option) => (
        <li key={option.value}>
          {option.isOff ? (
            <span className={LOOKS[kind]} aria-disabled title={titleOf(option, kind)}>
              <Face option={option} kind={kind} />
            </span>
          ) : (
            <Link
              className={LOOKS[kind]}
              href={listingHref(path, toggled(query, code, option.value))}
              rel="nofollow"
              scroll={false}
              data-key={`${code}:${option.value}`}
              aria-current={option.isChosen}
              title={titleOf(option, kind)}
            >
              <Face option={option} kind={kind} />
              {option.isChosen && <span className="sr-only">, {t('chosen')}</span>}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

type Kind = FilterGroup['kind']

const LOOKS: Readonly<Record<Kind, string>> = { list: 'tick', swatches: 'swatch', sizes: 'size-box', range: '' }

const titleOf = ({ label }: FilterOption, kind: Kind) => (kind === 'swatches' ? label : undefined)

function Face({ option: { label, count, colour }, kind }: { option: FilterOption; kind: Kind }) {
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
      {count !== undefined && (
        <span className="ml-auto text-xs text-mute tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">, {t('products', { count })}</span>
        </span>
      )}
    </>
  )
}
