import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ActiveFilter } from './active-filters.ts'
import type { ListingQuery } from './listing-query.ts'
import { listingHref, withOnly, withoutFilters } from './listing-url.ts'

interface EmptyListingProps {
  readonly filters: readonly ActiveFilter[]
  readonly query: ListingQuery
  readonly path: string
}

/** Says why nothing is there and offers the way on: without the filter that narrows most, or without any. */
export async function EmptyListing({ filters, query, path }: EmptyListingProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const first = filters.find(({ code }) => code === 'price') ?? filters.at(-1)

  if (first) {
    return (
      <EmptyState title={t('filters.empty.title', { count: filters.length })} help={t('filters.empty.help', { name: first.group })}>
        <ButtonLink href={listingHref(path, withOnly(query, first.code, undefined))} rel="nofollow">
          {t('filters.empty.remove', { name: first.group })}
        </ButtonLink>
        <ButtonLink variant="secondary" href={listingHref(path, withoutFilters(query))} rel="nofollow">
          {t('filters.empty.clear')}
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
