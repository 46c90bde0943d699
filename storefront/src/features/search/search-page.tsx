import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { getListingPage, getSearch } from '../catalog/listing.ts'
import { ListingHead } from '../catalog/listing-head.tsx'
import type { ListingQuery } from '../catalog/listing-query.ts'
import { listingHref } from '../catalog/listing-url.ts'
import { ListingView } from '../catalog/listing-view.tsx'

/** Magento names categories by three attributes; one is enough to choose by, and its values are the same in every language. */
const DOUBLED_FACETS = ['category_id', 'category_url_path']

export async function SearchPage({ query, locale }: { query: ListingQuery; locale: Locale }) {
  const t = await getTranslations('category.search')
  const path = localePath(locale, '/search')

  if (!query.search) {
    return (
      <div className="page pt-6">
        <EmptyState level={1} title={t('prompt')} help={t('promptHelp')} />
      </div>
    )
  }
  const page = await getListingPage({ locale }, await getSearch({ locale }, query.search), query)
  return (
    <>
      <div className="pt-4" />
      <ListingHead
        title={t('title', { query: query.search })}
        total={page.listing.total_count ?? 0}
        path={listingHref(path, query)}
      />
      <ListingView {...page} path={path} leaveOut={DOUBLED_FACETS} />
    </>
  )
}
