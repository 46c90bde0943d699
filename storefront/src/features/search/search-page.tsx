import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { listingHref, type ListingQuery, parseListingQuery, splitListingPath } from '../listing/listing-query.ts'
import { ListingView } from '../listing/listing-view.tsx'
import { getListingPage, getSearch } from '../listing/listing.ts'
import type { Listing } from '../product-card/get-listing.ts'
import type { CategoryNode } from './categories.ts'
import { getCorrections } from './corrections.ts'
import { CorrectedNote, EmptySearch } from './search-alternatives.tsx'
import { SyncSearchBox } from './sync-search-box.tsx'

interface SearchPageProps {
  readonly query: ListingQuery
  readonly locale: Locale
  /** The shop's menu. */
  readonly categories: readonly CategoryNode[]
}

/** Magento has three category facets; one is enough, and its values are the same in every language. */
const DUPLICATE_FACETS = ['category_id', 'category_url_path']

/** The characters of a text that a merchant may find too short to search for, which is the backend's usual reason to refuse one. */
const MAX_SHORT = 8

export async function SearchPage({ query, locale, categories }: SearchPageProps) {
  const { search } = query
  const t = await getTranslations()
  if (!search) {
    return (
      <div className="page pt-6">
        <EmptyState level={1} title={t('category.search.prompt')} help={t('category.search.promptHelp')} />
      </div>
    )
  }
  const results = await getSearch({ locale }, search)
  if (!results) {
    return (
      <div className="page pt-6">
        <SyncSearchBox search={search} />
        {Array.from(search).length <= MAX_SHORT ? (
          <EmptyState level={1} title={t('category.search.short', { query: search })} help={t('category.search.shortHelp')} />
        ) : (
          <EmptyState level={1} title={t('category.search.refused', { query: search })} help={t('category.search.refusedHelp')} />
        )}
      </div>
    )
  }
  const corrections = isEmpty(results) ? await getCorrections(search, results, categories, locale) : undefined
  const spelling = corrections?.spelling ?? search
  const whole = (corrections?.spelling ? await getSearch({ locale }, spelling) : undefined) ?? results
  const path = localePath(locale, '/search')

  if (isEmpty(whole)) {
    return (
      <>
        <SyncSearchBox search={search} />
        <EmptySearch search={search} others={corrections?.others ?? []} categories={categories} path={path} />
      </>
    )
  }
  const page = await getListingPage({ locale }, whole, { ...query, search: spelling })
  return (
    <>
      <SyncSearchBox search={search} found={spelling} />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        items={[{ label: t('breadcrumbs.home'), href: localePath(locale, '/') }, { label: t('category.search.title', { query: spelling }) }]}
      />
      {corrections && <CorrectedNote search={search} spelling={spelling} others={corrections.others} path={path} />}
      <ListingHead
        title={t('category.search.heading', { query: spelling })}
        total={page.listing.total_count ?? 0}
        path={listingHref(path, page.query)}
      />
      <ListingView {...page} path={path} skip={DUPLICATE_FACETS} />
    </>
  )
}

const isEmpty = ({ total_count }: Listing): boolean => !total_count

/** @param segments of the internal path after `/search` */
export function searchQuery(segments: readonly string[] = []): ListingQuery {
  return parseListingQuery(splitListingPath(segments).query)
}
