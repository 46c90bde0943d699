import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import { ClientMessages } from '../../messages/client-messages.tsx'
import { FilterIcon } from '../../ui/icons/filter-icon.tsx'
import { SortIcon } from '../../ui/icons/sort-icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { getCardSettings } from '../product-card/get-card-settings.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import { getSwatches } from '../product-card/shop-swatches.ts'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { activeFilters, filterGroups } from './filter-groups.ts'
import { filterToRemove } from './filter-to-remove.ts'
import { countPages } from './listed-pages.ts'
import { FilterPanel, ListingFrame, PagedProducts, SortMenu } from './listing-parts.tsx'
import { listingHref } from './listing-query.ts'
import type { ListingPage } from './listing.ts'
import { sortOptions } from './sort-options.ts'

const { listingPaging, namedOrders } = readServerSettings()

const SERVER_MESSAGES = ['filters.empty', 'filters.yes', 'filters.no', 'category.bestsellers', 'category.empty', 'category.search', 'category.within', 'category.pages.missing', 'category.pages.cut'] as const

interface ListingViewProps extends ListingPage {
  /** The listing's public path. */
  readonly path: string
  readonly skip: readonly string[]
  /** A search within the listing that the backend refuses. */
  readonly refusedSearch?: string | undefined
  /** Whether a search is within the listing; otherwise the listing is its results. */
  readonly isWithin?: boolean
}

/** Filters beside the products, or in a sheet on phones; every state of the listing has its own address. */
export async function ListingView({ listing, pages, missingPage, whole, query, request, path, skip, refusedSearch, isWithin = false }: ListingViewProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const [settings, swatches] = await Promise.all([getCardSettings(locale), getSwatches(locale)])
  const groups = filterGroups({ whole, listing, query, swatches, t, skip })
  const currency = whole.items?.[0]?.price_range.minimum_price.final_price.currency ?? null
  const active = activeFilters(groups, { locale, currency, t })
  const sorts = sortOptions(whole.sort_fields, query, namedOrders, t)
  const total = listing.total_count ?? 0
  const isCut = pages.current === pages.total && pages.total < countPages(listing)
  const hrefOf = (page: number) => listingHref(path, { ...query, page })

  return (
    <ListingFrame announcement={t('category.total', { count: total })}>
      {pages.first > 1 && <link rel="prev" href={hrefOf(pages.first - 1)} />}
      {pages.current < pages.total && <link rel="next" href={hrefOf(pages.current + 1)} />}
      <ClientMessages namespaces={['filters', 'category']} except={SERVER_MESSAGES}>
        <FilterPanel groups={groups} query={query} request={request} path={path} showAll={t('filters.show', { count: total })} />
        <section className="min-w-0 outline-none" tabIndex={-1} aria-label={t('category.products')}>
          <div className="listing-bar">
            <button type="button" popoverTarget="filters">
              <FilterIcon />
              {t('filters.title')}
              {active.length > 0 && <span className="font-semibold text-accent">{active.length}</span>}
            </button>
            <button type="button" popoverTarget="sort">
              <SortIcon />
              {t('category.sort.label')}
            </button>
          </div>
          <div className="listing-tools">
            <ActiveFilters filters={active} query={query} path={path} isWithin={isWithin} />
            <SortMenu options={sorts} query={query} path={path} />
          </div>
          {(missingPage !== undefined || refusedSearch) && (
            <div className="mb-6">
              <Notice kind="warning">{missingPage === undefined ? t('category.within.refused', { query: refusedSearch ?? '' }) : t('category.pages.missing', { page: missingPage })}</Notice>
            </div>
          )}
          {total === 0 ? (
            <EmptyListing count={active.length} first={filterToRemove(groups, whole, query)} query={query} path={path} isWithin={isWithin} />
          ) : (
            <PagedProducts mode={listingPaging} pages={pages} total={total} path={path} query={query} request={request} settings={settings}>
              <ProductCards products={listing.items} columns={3} level={2} filters={query.filters} />
            </PagedProducts>
          )}
          {isCut && <p className="pt-4 text-center text-sm text-mute">{t('category.pages.cut')}</p>}
        </section>
      </ClientMessages>
    </ListingFrame>
  )
}
