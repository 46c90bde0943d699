import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PageNotFound } from '../store/page-not-found.tsx'
import { breadcrumbJsonLd, categoryTrail } from '../url/breadcrumbs.ts'
import { categoryPicture } from '../url/category-tree.ts'
import { categoryCounterparts, PageLinks } from '../url/page-links.tsx'
import { CategoryLanding } from './category-landing.tsx'
import { categoryParts, subcategoriesOf } from './category-parts.ts'
import { getCategory } from './category.ts'
import { ListingHead } from './listing-head.tsx'
import { listingHref, type ListingQuery, PLAIN_LISTING, withoutSearch } from './listing-query.ts'
import { ListingView } from './listing-view.tsx'
import { getListingPage, getSearch } from './listing.ts'

interface CategoryPageProps {
  readonly uid: string
  readonly query: ListingQuery
  readonly locale: Locale
  /** Suggestions if the category no longer exists. */
  readonly whenMissing: ReactNode
  readonly banner: ReactNode
}

/** Subcategories have their own row, so the backend's facets of categories are left out. */
const CATEGORY_FACETS = ['category_id', 'category_uid', 'category_url_path']

export async function CategoryPage({ uid, query, locale, whenMissing, banner }: CategoryPageProps) {
  const [found, counterparts, t] = await Promise.all([
    getCategory(uid, locale),
    categoryCounterparts(uid, locale),
    getTranslations('breadcrumbs'),
  ])
  if (!found) return <PageNotFound isDataMissing>{whenMissing}</PageNotFound>
  const { category } = found
  const scope = { locale, categoryUid: uid }
  const searched = query.search ? await getSearch(scope, query.search) : undefined
  const isRefused = query.search !== '' && !searched
  const page = await getListingPage(scope, searched ?? found.whole, isRefused ? withoutSearch(query) : query)
  const parts = categoryParts(category, found.whole.total_count ?? 0)
  // A search is for products, also on a landing page.
  const { landing, hasListing } = searched ? { landing: undefined, hasListing: true } : parts
  const path = localePath(locale, `/${category.url_path}`)
  const scene = categoryPicture(category.image)
  // The query can differ from the requested one: beyond the last page, the first is shown.
  const plain = { ...PLAIN_LISTING, page: page.pages.current }
  const trail = [{ label: t('home'), href: localePath(locale, '/') }, ...categoryTrail(category, locale)]

  return (
    <>
      <PageLinks
        locale={locale}
        path={listingHref(path, plain)}
        counterparts={counterparts.map((other) => ({ ...other, path: listingHref(other.path, plain) }))}
      />
      <JsonLd data={[breadcrumbJsonLd(trail)]} />
      <div className={scene && 'listing-scene'}>
        {scene && <Picture src={scene} alt="" widths="wide" sizes="(min-width: 1024px) 600px, 100vw" className="" loading="eager" />}
        <Breadcrumbs label={t('label')} items={trail} />
        <ListingHead
          title={category.name ?? ''}
          total={hasListing ? (page.listing.total_count ?? 0) : undefined}
          subcategories={landing ? [] : subcategoriesOf(category.children).map(({ name, url_path }) => ({ label: name ?? '', href: localePath(locale, `/${url_path}`) }))}
          path={path}
          banner={scene && banner}
        />
      </div>
      {!scene && banner && <div className="pb-8">{banner}</div>}
      {landing && <CategoryLanding uid={uid} description={category.description} {...landing} hasListing={hasListing} locale={locale} />}
      {hasListing && <ListingView {...page} path={path} skip={CATEGORY_FACETS} refusedSearch={isRefused ? query.search : undefined} isWithin />}
    </>
  )
}
