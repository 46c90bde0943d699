import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { getListingPage, getSearch, type Listing } from '../catalog/listing.ts'
import { ListingHead } from '../catalog/listing-head.tsx'
import type { ListingQuery } from '../catalog/listing-query.ts'
import { listingHref } from '../catalog/listing-url.ts'
import { ListingView } from '../catalog/listing-view.tsx'
import type { CategoryNode } from './categories.ts'
import { CorrectedNote } from './corrected-note.tsx'
import { getCorrections } from './corrections.ts'
import { EmptySearch } from './empty-search.tsx'
import { SearchedWords } from './searched-words.tsx'

interface SearchPageProps {
  readonly query: ListingQuery
  readonly locale: Locale
  /** The shop's menu. */
  readonly categories: readonly CategoryNode[]
}

/** Magento names categories by three attributes; one is enough to choose by, and its values are the same in every language. */
const DOUBLED_FACETS = ['category_id', 'category_url_path']

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
  const asked = await getSearch({ locale }, search)
  const corrections = isEmpty(asked) ? await getCorrections(search, asked, categories, locale) : undefined
  const words = corrections?.spelling ?? search
  const whole = corrections?.spelling ? await getSearch({ locale }, words) : asked
  const path = localePath(locale, '/search')

  if (isEmpty(whole)) {
    return (
      <>
        <SearchedWords words={search} />
        <EmptySearch search={search} others={corrections?.others ?? []} categories={categories} path={path} />
      </>
    )
  }
  const page = await getListingPage({ locale }, whole, { ...query, search: words })
  return (
    <>
      <SearchedWords words={search} found={words} />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        items={[{ label: t('breadcrumbs.home'), href: localePath(locale, '/') }, { label: t('category.search.titleEmpty') }]}
      />
      {corrections && <CorrectedNote search={search} spelling={words} others={corrections.others} path={path} />}
      <ListingHead
        title={t('category.search.heading', { query: words })}
        total={page.listing.total_count ?? 0}
        path={listingHref(path, page.query)}
      />
      <ListingView {...page} path={path} leaveOut={DOUBLED_FACETS} />
    </>
  )
}

const isEmpty = ({ total_count }: Listing): boolean => !total_count
