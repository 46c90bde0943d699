import type { Break } from '../break.ts'

const BOX = 'storefront/src/features/layout/search-box.tsx'
const PAGE = 'storefront/src/features/search/search-page.tsx'
const COMBOBOX = 'storefront/src/features/search/use-combobox.ts'
const SUGGESTIONS = 'storefront/src/features/search/suggestions.tsx'
const QUERY = 'storefront/src/features/listing/listing-query.ts'
const POLISH = 'backend/src/modules/search/polish-stem.ts'
const RULES = 'backend/src/modules/search/word-rules.ts'
const CLAUSES = 'backend/src/modules/search/search-query.ts'
const SPELLING = 'backend/src/modules/search/spelling.ts'

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
  { clause: 'SEARCH-03a', file: POLISH, from: 'withoutFleetingVowel(derived?.[1] ?? derived?.[2] ?? base)', to: 'derived?.[1] ?? derived?.[2] ?? base' },
  { clause: 'SEARCH-03a', file: 'backend/src/modules/search/terms.ts', from: 'word: fold(spelling)', to: 'word: spelling' },
  { clause: 'SEARCH-03a', file: RULES, from: "word === 'shorts' ? word : stemmer(word)", to: 'word' },
  { clause: 'SEARCH-03b', file: 'backend/src/modules/search/synonyms.ts', from: 'groups.flatMap(({ phrases }) => phrases)', to: 'groups.flatMap(({ phrases }) => phrases.slice(1))' },
  { clause: 'SEARCH-03b', file: CLAUSES, from: 'at += length', to: 'at += 1' },
  { clause: 'SEARCH-03c', file: RULES, from: "wider: { unisex: ['damski', 'meski', 'kobieta', 'mezczyzna'] }", to: 'wider: {}' },
  { clause: 'SEARCH-03c', file: 'backend/src/modules/search/search-products.ts', from: "searchExpression(expected, 'AND')", to: "searchExpression(expected, 'OR')" },
  { clause: 'SEARCH-03d', file: CLAUSES, from: "clause.isNamed ? NAME_COLUMNS : ''", to: "''" },
  { clause: 'SEARCH-03e', file: 'backend/src/modules/search/search-word.repository.ts', from: '-bm25(search_document', to: 'bm25(search_document' },
  { clause: 'SEARCH-04a', file: SPELLING, from: '.map(({ spelling }) => spelling)', to: '.map(({ word: other }) => other)' },
  { clause: 'SEARCH-04a', file: SPELLING, from: 'texts.filter((text) => findsAll(database, storeId, text))', to: 'texts' },
  { clause: 'SEARCH-04b', file: SPELLING, from: 'if (!clauses.some(isUnknown) || choices.some(({ length }) => length === 0)) return []', to: 'if (!clauses.some(isUnknown)) return []' },
  { clause: 'SEARCH-04b', file: SPELLING, from: 'length < 4 ? 0 : length < 8 ? 1 : 2', to: 'length' },
  { clause: 'SEARCH-05a', file: PAGE, from: "{ label: t('category.search.title', { query: spelling }) }", to: "{ label: t('category.search.titleEmpty') }" },
  { clause: 'SEARCH-05b', file: 'storefront/src/features/listing/listing-head.tsx', from: 'tracking-tight wrap-anywhere', to: 'tracking-tight' },
  { clause: 'SEARCH-05b', file: 'storefront/src/ui/empty-state.tsx', from: 'text-3xl tracking-tight wrap-anywhere', to: 'text-3xl tracking-tight' },
]
