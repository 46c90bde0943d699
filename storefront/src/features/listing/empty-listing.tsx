import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FilterToRemove } from './filter-to-remove.ts'
import { listingHref, type ListingQuery, PLAIN_LISTING, withOnly, withoutFilters } from './listing-query.ts'

interface EmptyListingProps {
  /** The number of chosen values. */
  readonly count: number
  readonly first: FilterToRemove | undefined
  readonly query: ListingQuery
  readonly path: string
  /** Whether a search is within the listing. */
  readonly isWithin?: boolean
}

/** Explains why the listing is empty, with links that remove the most restrictive filter or all filters. */
export async function EmptyListing({ count, first, query, path, isWithin = false }: EmptyListingProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])

  if (first) {
    return (
      <EmptyState
        title={t('filters.empty.title', { count })}
        help={t(first.isEnough ? 'filters.empty.help' : 'filters.empty.helpFirst', { name: first.label })}
      >
        <ButtonLink href={listingHref(path, withOnly(query, first.code, undefined))} rel="nofollow">
          {t('filters.empty.remove', { name: first.label })}
        </ButtonLink>
        <ButtonLink variant="secondary" href={listingHref(path, withoutFilters(query))} rel="nofollow">
          {t('filters.empty.clear')}
        </ButtonLink>
      </EmptyState>
    )
  }
  const { search } = query
  if (isWithin && search) {
    return (
      <EmptyState title={t('category.within.none', { query: search })} help={t('category.within.noneHelp')}>
        <ButtonLink href={listingHref(localePath(locale, '/search'), { ...PLAIN_LISTING, search })}>{t('category.within.everywhere')}</ButtonLink>
        <ButtonLink variant="secondary" href={path}>
          {t('category.within.all')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('category.empty.title')} help={t('category.empty.help')}>
      <ButtonLink href={localePath(locale, '/')}>{t('category.empty.home')}</ButtonLink>
    </EmptyState>
  )
}
