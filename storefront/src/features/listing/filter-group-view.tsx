'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon.tsx'
import { type FilterGroup, kindOf } from './filter-kinds/registry.ts'
import type { ListingQuery } from './listing-query.ts'

/** Groups stay open or closed as the visitor left them: each filter leads to a page with another panel. */
const openGroups = new Map<string, boolean>()

interface FilterGroupViewProps {
  readonly group: FilterGroup
  readonly query: ListingQuery
  readonly path: string
  readonly isCounted: boolean
  readonly isOpenAtFirst: boolean
  /** @param value entered, but not applied yet; undefined for none */
  readonly onEnter: (value: string | undefined) => void
}

export function FilterGroupView({ group, query, path, isCounted, isOpenAtFirst, onEnter }: FilterGroupViewProps) {
  const { code, label, data } = group
  const t = useTranslations()
  const { Control, isLine } = kindOf(group)
  const values = query.filters[code] ?? []
  const [input, setInput] = useState(values[0] ?? '')
  const enter = (text: string, value: string | undefined) => {
    setInput(text)
    onEnter(value)
  }
  const control = <Control code={code} label={label} data={data} query={query} path={path} isCounted={isCounted} input={input} onInput={enter} t={t} />
  if (isLine) return <div className="filter-line">{control}</div>
  return (
    <details
      className="filter-group"
      open={openGroups.get(code) ?? (isOpenAtFirst || values.length > 0)}
      onToggle={(event) => openGroups.set(code, event.currentTarget.open)}
    >
      <summary>
        <span>
          {label}
          {values.length > 0 && <span className="ml-1.5 text-accent tabular-nums">{values.length}</span>}
        </span>
        <ChevronDownIcon size={18} />
      </summary>
      <div className="pb-5">
        {control}
      </div>
    </details>
  )
}
