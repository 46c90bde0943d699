import 'server-only'
import { getTranslations } from 'next-intl/server'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import type { ActiveFilter } from './filter-groups.ts'
import { type ListingQuery, listingHref, toggled, withoutFilters, withoutSearch } from './listing-query.ts'

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[]
  readonly query: ListingQuery
  readonly path: string
  /** Whether the search of the query is within the listing, and can be removed like a filter. */
  readonly isWithin: boolean
}

export async function ActiveFilters({ filters, query, path, isWithin }: ActiveFiltersProps) {
  const search = isWithin ? query.search : ''
  if (filters.length === 0 && !search) return <div />
  const [t, within] = await Promise.all([getTranslations('filters'), getTranslations('category.within')])
  const cleared = isWithin ? withoutSearch(withoutFilters(query)) : withoutFilters(query)
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t('active')}>
      {search && (
        <a className="chip" href={listingHref(path, withoutSearch(query))} rel="nofollow" aria-label={within('remove', { query: search })}>
          {within('chip', { query: search })}
          <CloseIcon size={14} />
        </a>
      )}
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
      <a className="button button-text" href={listingHref(path, cleared)} rel="nofollow">
        {t('clearAll')}
      </a>
    </nav>
  )
}
