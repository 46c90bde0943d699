import 'server-only'
import { getTranslations } from 'next-intl/server'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import type { ActiveFilter } from './filter-groups.ts'
import { type ListingQuery, listingHref, toggled, withoutFilters } from './listing-query.ts'

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[]
  readonly query: ListingQuery
  readonly path: string
}

export async function ActiveFilters({ filters, query, path }: ActiveFiltersProps) {
  if (filters.length === 0) return <div />
  const t = await getTranslations('filters')
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t('active')}>
      {filters.map(({ code, group, value, label, colour, isYesNo }) => (
        <a
          key={`${code} ${value}`}
          className="chip"
          href={listingHref(path, toggled(query, code, value))}
          rel="nofollow"
          aria-label={t('remove', { name: group, value: label })}
        >
          {colour && <i className="size-3.5" style={{ background: colour }} />}
          {isYesNo ? `${group}: ${label}` : label}
          <CloseIcon size={14} />
        </a>
      ))}
      <a className="button button-text" href={listingHref(path, withoutFilters(query))} rel="nofollow">
        {t('clearAll')}
      </a>
    </nav>
  )
}
