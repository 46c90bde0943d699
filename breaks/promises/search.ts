import type { Break } from '../break.ts'

const BOX = 'storefront/src/features/layout/search-box.tsx'
const PAGE = 'storefront/src/features/search/search-page.tsx'
const COMBOBOX = 'storefront/src/features/search/use-combobox.ts'
const SUGGESTIONS = 'storefront/src/features/search/suggestions.tsx'
const QUERY = 'storefront/src/features/listing/listing-query.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'SEARCH-01a', file: BOX, from: 'new URLSearchParams({ q: query })', to: 'new URLSearchParams({ query })' },
  { clause: 'SEARCH-01a', file: BOX, from: '`${path}?${new URLSearchParams({ q: query })}`', to: '`${path}?q=${query}`' },
  { clause: 'SEARCH-01a', file: PAGE, from: "t('category.search.heading', { query: spelling })", to: "t('category.search.titleEmpty')" },
  { clause: 'SEARCH-01b', file: PAGE, from: '{ ...query, search: spelling }', to: '{ ...query, sort: undefined, search: spelling }' },
  { clause: 'SEARCH-01b', file: QUERY, from: '({ ...query, sort, page: 1 })', to: "({ ...query, sort, page: 1, search: '' })" },
  { clause: 'SEARCH-01c', file: PAGE, from: '{ ...query, search: spelling }', to: '{ ...query, filters: {}, search: spelling }' },
  { clause: 'SEARCH-01d', file: PAGE, from: '{ ...query, search: spelling }', to: '{ ...query, page: 1, search: spelling }' },
  { clause: 'SEARCH-01d', file: PAGE, from: '{ ...query, search: spelling }', to: 'query' },
  { clause: 'SEARCH-02a', file: 'storefront/src/features/search/use-suggestions.ts', from: 'if (isLatest) setAnswer(latest)', to: 'if (!isLatest) setAnswer(latest)' },
  { clause: 'SEARCH-02a', file: SUGGESTIONS, from: '{groups.products.length > 0 && (', to: '{groups.products.length > 4 && (' },
  { clause: 'SEARCH-02a', file: SUGGESTIONS, from: "t('all', { count: results.total })", to: "t('all', { count: groups.products.length })" },
  { clause: 'SEARCH-02a', file: SUGGESTIONS, from: 'href={searchHref(results.search)}', to: "href={searchHref('')}" },
  { clause: 'SEARCH-02a', file: SUGGESTIONS, from: '?${new URLSearchParams({ q: search })}', to: '?q=${search}' },
  { clause: 'SEARCH-02a', file: 'storefront/src/features/search/suggestion-groups.ts', from: 'categories: 3, products: 4 }', to: 'categories: 3, products: 3 }' },
  { clause: 'SEARCH-02b', file: COMBOBOX, from: 'ArrowUp: -1', to: 'ArrowUp: 1' },
  { clause: 'SEARCH-02b', file: COMBOBOX, from: "event.key === 'Enter' && active >= 0", to: "event.key === 'Enter' && active > 0" },
  { clause: 'SEARCH-02b', file: COMBOBOX, from: "event.key === 'Escape' && isOpen", to: "event.key === 'Escape' && !isOpen" },
  { clause: 'SEARCH-02b', file: 'storefront/src/features/search/suggestion-part.tsx', from: 'aria-selected={isActive}', to: 'aria-selected={!isActive}' },
  { clause: 'SEARCH-02b', file: BOX, from: 'aria-expanded={Boolean(combobox)}', to: 'aria-expanded={isUsed}' },
  { clause: 'SEARCH-02b', file: SUGGESTIONS, from: 'localePath(locale, `/${product.url_key}`)', to: '`/${product.url_key}`' },
]
