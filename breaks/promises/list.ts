import type { Break } from '../break.ts'

const LISTING = 'storefront/src/features/listing'
const QUERY = `${LISTING}/listing-query.ts`
const FILTER = `${LISTING}/listing-filter.ts`
const READ = `${LISTING}/listing.ts`
const SHOWN = `${LISTING}/shown-query.ts`
const CHOICE = `${LISTING}/filter-kinds/choice.tsx`
const RANGE = `${LISTING}/filter-kinds/range.tsx`
const GROUPS = `${LISTING}/filter-groups.ts`
const SORTS = `${LISTING}/sort-options.ts`
const ACTIVE = `${LISTING}/active-filters.tsx`
const EMPTY = `${LISTING}/empty-listing.tsx`
const PAGED = `${LISTING}/paged-products.tsx`
const USE_PAGING = `${LISTING}/use-paging.ts`
const PAGING = `${LISTING}/paging.ts`
const STEPS = `${LISTING}/page-steps.tsx`
const CARD = 'storefront/src/features/product-card/product-card.tsx'
const CARDS = 'storefront/src/features/product-card/product-cards.tsx'
const PRODUCT = 'storefront/src/features/product/product-page.tsx'
const BREADCRUMBS = 'storefront/src/features/url/breadcrumbs.ts'
const ALTERNATIVES = 'storefront/src/features/search/search-alternatives.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'LIST-01a', file: READ, from: 'requestedPages(listingPaging, number)', to: 'requestedPages(listingPaging, 1)' },
  { clause: 'LIST-01b', file: QUERY, from: '/^\\d{1,6}$/.test(text) && page > 0 ? page : 1', to: 'page > 0 ? page : 1' },
  { clause: 'LIST-01b', file: QUERY, from: '/^\\d{1,6}$/.test(text) && page > 0 ? page : 1', to: 'Number.isInteger(page) && page > 0 ? page : 1' },
  { clause: 'LIST-02a', file: READ, from: '[sort.field]: sort.direction', to: "[sort.field]: 'ASC' as const" },
  { clause: 'LIST-02a', file: QUERY, from: '`${sort.field}__${sort.direction}`', to: '`${sort.field}_${sort.direction}`' },
  { clause: 'LIST-02a', file: READ, from: '[sort.field]: sort.direction', to: "[sort.field]: 'DESC' as const" },
  { clause: 'LIST-02a', file: READ, from: '[sort.field]: sort.direction', to: 'price: sort.direction' },
  { clause: 'LIST-02b', file: READ, from: '(sort && isSortable && {', to: '(sort && (isSortable || sort.field) && {' },
  { clause: 'LIST-02b', file: SHOWN, from: 'sort: isSortable ? query.sort : undefined', to: 'sort: isSortable || query.sort ? query.sort : undefined' },
  { clause: 'LIST-02b', file: QUERY, from: '__(ASC|DESC)$/i', to: '__(\\w+)$/i' },
  { clause: 'LIST-02b', file: QUERY, from: '__(ASC|DESC)$/i', to: '__(ASC|DESC)/i' },
  { clause: 'LIST-03a', file: RANGE, from: 'return start || end ? `${start}__${end}` : undefined', to: 'return start || end ? `${start}_${end}` : undefined' },
  { clause: 'LIST-03a', file: RANGE, from: '(\\d+(?:\\.\\d+)?)?__(\\d+', to: '(\\d+(?:\\.\\d+)?)?_(\\d+' },
  { clause: 'LIST-03b', file: RANGE, from: 'return from || to ? [', to: 'return from && to ? [' },
  { clause: 'LIST-03b', file: RANGE, from: 'from === undefined && to === undefined', to: 'from === undefined || to === undefined' },
  { clause: 'LIST-03b', file: RANGE, from: '{ to: money.format(high) }', to: '{ to: money.format(low) }' },
  { clause: 'LIST-04', file: QUERY, from: "values.q?.[0] ?? ''", to: "values.query?.[0] ?? ''" },
  { clause: 'LIST-04', file: READ, from: '...(search && { search }),', to: '...(!sort && search && { search }),' },
  { clause: 'LIST-05a', file: CHOICE, from: 'values.length > 1 ? { in: values }', to: 'values.length > 0 ? { in: values }' },
  { clause: 'LIST-05b', file: CHOICE, from: 'values.length > 1 ? { in: values }', to: 'values.length > 2 ? { in: values }' },
  { clause: 'LIST-05b', file: CHOICE, from: 'options.some((option) => option.value === value)),', to: 'options.some((option) => option.value === value)).slice(0, 1),' },
  { clause: 'LIST-05c', file: RANGE, from: '...(from !== undefined && { from }),', to: '...(from !== undefined && to !== undefined && { from }),' },
  { clause: 'LIST-05c', file: RANGE, from: '...(to !== undefined && { to })', to: '...(to !== undefined && from === undefined && { to })' },
  { clause: 'LIST-06a', file: QUERY, from: 'params.getAll(key).filter(Boolean)', to: '[params.get(key)].filter((value) => value !== null)' },
  { clause: 'LIST-06b', file: FILTER, from: 'kindFor(facet).offered(values, facet.options) : []', to: 'kindFor(facet).offered(values, facet.options) : values' },
  { clause: 'LIST-06b', file: QUERY, from: ' && /^[a-z][a-z0-9_]*$/i.test(key)', to: '' },
  { clause: 'LIST-06b', file: QUERY, from: "['p', 'q', 'slug', 'sort']", to: "['p', 'q', 'slug']" },
  { clause: 'LIST-06c', file: CHOICE, from: 'values.filter((value) => options.some((option) => option.value === value))', to: 'values.filter((value) => value || options.length > 0)' },
  { clause: 'LIST-06c', file: READ, from: 'filters: offeredFilters(requested.filters, whole)', to: 'filters: { ...requested.filters, ...offeredFilters(requested.filters, whole) }' },
  { clause: 'LIST-07a', file: `${LISTING}/listing-head.tsx`, from: '{total !== undefined && (', to: '{total !== undefined && subcategories.length === 0 && (' },
  { clause: 'LIST-07a', file: `${LISTING}/category-page.tsx`, from: 'total={hasListing ? (page.listing.total_count ?? 0)', to: 'total={hasListing ? (whole.total_count ?? 0)' },
  { clause: 'LIST-07b', file: SORTS, from: "field === 'position' || field === 'relevance'", to: "field === 'position' || field === 'name'" },
  { clause: 'LIST-07b', file: SORTS, from: "(['ASC', 'DESC'] as const)", to: "(['DESC', 'ASC'] as const)" },
  { clause: 'LIST-07b', file: SORTS, from: 'sort: { field, direction }, isChosen }', to: "sort: { field, direction: 'ASC' }, isChosen }" },
  { clause: 'LIST-07c', file: SORTS, from: 'sort?.field === field && sort.direction === direction', to: "sort?.field === field && direction === 'ASC'" },
  { clause: 'LIST-07c', file: SORTS, from: 'isChosen: !offered.some(({ isChosen }) => isChosen)', to: 'isChosen: offered.length > 0' },
  { clause: 'LIST-07c', file: `${LISTING}/sort-menu.tsx`, from: 'selected={options.findIndex(({ isChosen }) => isChosen)}', to: 'selected={0}' },
  { clause: 'LIST-07d', file: `${LISTING}/filter-kinds/list.tsx`, from: '{isCounted && count !== undefined && (', to: '{!isCounted && count !== undefined && (' },
  { clause: 'LIST-07d', file: `${LISTING}/filter-group-view.tsx`, from: '          {label}\n', to: '          {code || label}\n' },
  { clause: 'LIST-07d', file: GROUPS, from: '.filter(({ attribute_code: code, options }) => present(options).length > 0 &&', to: '.filter(({ attribute_code: code, options, position }) => position !== null && present(options).length > 0 &&' },
  { clause: 'LIST-07d', file: GROUPS, from: '(a.position ?? LAST) - (b.position ?? LAST)', to: '(b.position ?? LAST) - (a.position ?? LAST)' },
  { clause: 'LIST-07d', file: `${LISTING}/filter-kinds/sizes.tsx`, from: 'Face: ({ option }) => option.label', to: 'Face: ({ option }) => option.value' },
  { clause: 'LIST-07d', file: `${LISTING}/filter-kinds/swatches.tsx`, from: '<i style={{ background: colour }} />', to: "<i style={{ background: colour && 'black' }} />" },
  { clause: 'LIST-08a', file: `${LISTING}/listed-pages.ts`, from: 'pageSize: page * PAGE_SIZE, currentPage: 1', to: 'pageSize: PAGE_SIZE, currentPage: 1' },
  { clause: 'LIST-08a', file: `${LISTING}/filter-group-view.tsx`, from: "useState(values[0] ?? '')", to: "useState('')" },
  { clause: 'LIST-08b', file: SHOWN, from: 'shownPage(query.page, ', to: 'shownPage(Math.min(query.page, 1), ' },
  { clause: 'LIST-08c', file: `${LISTING}/listing-frame.tsx`, from: 'router.push(href', to: 'router.replace(href' },
  { clause: 'LIST-08d', file: USE_PAGING, from: 'if (isNew) history[', to: 'if (!isNew) history[' },
  { clause: 'LIST-08d', file: `${LISTING}/sort-menu.tsx`, from: 'sortedBy(query, sort)', to: 'sortedBy({ ...query, filters: {} }, sort)' },
  { clause: 'LIST-08d', file: QUERY, from: 'if (sort) query.set(', to: 'if (sort && page === 1) query.set(' },
  { clause: 'LIST-09a', file: ACTIVE, from: 'toggled(query, code, value)', to: 'toggled({ ...query, filters: { [code]: [value] } }, code, value)' },
  { clause: 'LIST-09a', file: ACTIVE, from: 'if (filters.length === 0)', to: 'if (filters.length <= 1)' },
  { clause: 'LIST-09a', file: ACTIVE, from: '{isYesNo ? `${group}: ${label}` : label}', to: '{isYesNo ? `${group}: ${label}` : value}' },
  { clause: 'LIST-09a', file: RANGE, from: '[{ value: `${from}__${to}`, label', to: '[{ value: `${from}_${to}`, label' },
  { clause: 'LIST-09b', file: ACTIVE, from: 'withoutFilters(query)', to: '{ ...withoutFilters(query), filters: query.filters }' },
  { clause: 'LIST-10', file: PAGED, from: 'isListed(paging, pages.current) ?', to: 'paging.current === pages.current ?' },
  { clause: 'LIST-10', file: `${LISTING}/load-more.tsx`, from: 'onClick={follow(current + 1)}', to: 'onClick={follow(current + 2)}' },
  { clause: 'LIST-10', file: `${LISTING}/load-more.tsx`, from: '{current < max && (', to: '{current <= max && (' },
  { clause: 'LIST-11a', file: PAGED, from: 'isListed(paging, pages.current) ?', to: "paging.mode === 'prev-next' || isListed(paging, pages.current) ?" },
  { clause: 'LIST-11a', file: STEPS, from: '{ page: current, total: max }', to: '{ page: max, total: max }' },
  { clause: 'LIST-11b', file: USE_PAGING, from: 'whenIdle(() => prefetch(ahead))', to: 'whenIdle(() => prefetch(paging.current))' },
  { clause: 'LIST-12a', file: STEPS, from: 'canGoTo(paging, page) ?', to: 'canGoTo({ ...paging, max: max + 1 }, page) ?' },
  { clause: 'LIST-12a', file: STEPS, from: 'canGoTo(paging, page) ?', to: 'canGoTo({ ...paging, min: 0 }, page) ?' },
  { clause: 'LIST-12b', file: PAGING, from: 'min = 1, max = 1 }', to: 'min = 0, max = 1 }' },
  { clause: 'LIST-12c', file: SHOWN, from: 'currentPage === 1 ? total : 1', to: 'currentPage > 0 ? total : 1' },
  { clause: 'LIST-12c', file: PAGING, from: 'page >= min && page <= max', to: 'page >= min && page <= max + 1' },
  { clause: 'LIST-12c', file: PAGING, from: 'page !== current && page >= min', to: 'page >= min' },
  { clause: 'LIST-13a', file: USE_PAGING, from: "dispatch({ type: 'ready', page })", to: "dispatch({ type: 'ready', page: page - 1 })" },
  { clause: 'LIST-13b', file: PAGING, from: 'current: step.page, deferred: undefined }', to: 'current: step.page }' },
  { clause: 'LIST-14a', file: CARD, from: 'label: t(`badge.${kind}`)', to: 'label: kind' },
  { clause: 'LIST-14a', file: CARD, from: '<Badges badges={badges} />', to: '{isSoldOut && <Badges badges={badges} />}' },
  { clause: 'LIST-14a', file: 'storefront/src/features/product-card/product-badges.ts', from: 'badges.slice(0, MAX_BADGES)', to: 'badges.slice(0, 1)' },
  { clause: 'LIST-14a', file: 'storefront/messages/en/badge.json', from: '"New"', to: '"badge.new"' },
  { clause: 'LIST-14b', file: CARDS, from: 'bestsellers.has(product.uid)', to: "bestsellers.has(product.sku ?? '')" },
  { clause: 'LIST-14b', file: 'storefront/src/features/product-card/loaded-cards.tsx', from: 'isBestseller={settings.bestsellers.includes(product.uid)}', to: 'isBestseller={false}' },
  { clause: 'LIST-14b', file: 'storefront/src/ui/badge.tsx', from: "bestseller: 'before:bg-badge-bestseller'", to: "bestseller: 'before:bg-badge-new'" },
  { clause: 'LIST-14c', file: PRODUCT, from: 'bestsellers.has(product.uid)', to: "bestsellers.has(product.sku ?? '')" },
  { clause: 'LIST-14c', file: PRODUCT, from: 'productBadges(product, new Date(), ', to: 'productBadges({ ...product, new_from_date: null, new_to_date: null }, new Date(), ' },
  { clause: 'LIST-15a', file: 'storefront/src/features/product-card/card-actions.tsx', from: 'quickAdd(sku, locale)', to: 'quickAdd(name, locale)' },
  { clause: 'LIST-15a', file: 'storefront/src/features/product-card/quick-choice.tsx', from: "choice[code] ?? '') })", to: "choice[code] ?? '').slice(1) })" },
  { clause: 'LIST-15a', file: 'storefront/src/features/product-card/quick-choice.tsx', from: "options.map(({ code }) => choice[code] ?? '')", to: "options.map(({ values }) => values[0]?.uid ?? '')" },
  { clause: 'LIST-15b', file: 'storefront/src/features/wishlist/wishlist-button.tsx', from: 'useWishes()?.ids.has(sku) ?? false', to: "(useWishes()?.ids.has(sku) ?? false) && look === 'text'" },
  { clause: 'LIST-15c', file: 'storefront/src/features/compare/compare-button.tsx', from: 'isPressed={isCompared}', to: "isPressed={isCompared && look === 'text'}" },
  { clause: 'LIST-16a', file: EMPTY, from: "title={t('filters.empty.title', { count })}", to: "title={t('category.empty.title')}" },
  { clause: 'LIST-16a', file: ALTERNATIVES, from: "title={t('category.search.none', { query: search })}", to: "title={t('category.search.titleEmpty')}" },
  { clause: 'LIST-16a', file: EMPTY, from: "first.isEnough ? 'filters.empty.help' : 'filters.empty.helpFirst'", to: "first.isEnough ? 'filters.empty.helpFirst' : 'filters.empty.help'" },
  { clause: 'LIST-16a', file: EMPTY, from: "help={t('category.empty.help')}", to: '' },
  { clause: 'LIST-16b', file: EMPTY, from: 'withOnly(query, first.code, undefined)', to: 'withOnly({ ...query, filters: {} }, first.code, undefined)' },
  { clause: 'LIST-16b', file: EMPTY, from: 'withoutFilters(query)', to: '{ ...withoutFilters(query), filters: query.filters }' },
  { clause: 'LIST-16b', file: ALTERNATIVES, from: '<BestsellerRow locale={locale} />', to: '{categories.length === 0 && <BestsellerRow locale={locale} />}' },
  { clause: 'LIST-16b', file: EMPTY, from: "href={localePath(locale, '/')}", to: 'href="/"' },
  { clause: 'LIST-16b', file: ALTERNATIVES, from: 'variant="secondary" small href={href}>', to: 'variant="secondary" small href={path}>' },
  { clause: 'LIST-17a', file: QUERY, from: '/^[a-z][a-z0-9_]*$/i.test(key)', to: '/^[a-z]+$/i.test(key)' },
  { clause: 'LIST-17b', file: CHOICE, from: ': (label ?? value),', to: ": value || (label ?? '')," },
  { clause: 'LIST-17b', file: GROUPS, from: 'label: label ?? code,', to: "label: code || (label ?? '')," },
  { clause: 'LIST-17b', file: `${LISTING}/filter-kinds/swatches.tsx`, from: '<span className="sr-only">{label}</span>', to: '<span className="sr-only">{colour}</span>' },
  { clause: 'LIST-18a', file: BREADCRUMBS, from: '[...ancestors(category.breadcrumbs, locale), ', to: '[...ancestors(category.breadcrumbs?.slice(1) ?? null, locale), ' },
  { clause: 'LIST-18a', file: BREADCRUMBS, from: '`/${ancestor.category_url_path}`', to: '`/${ancestor.category_name}`' },
  { clause: 'LIST-18a', file: BREADCRUMBS, from: '(breadcrumbs ?? []).flatMap((ancestor)', to: '(breadcrumbs ?? []).toReversed().flatMap((ancestor)' },
  { clause: 'LIST-18a', file: `${LISTING}/category-page.tsx`, from: "{ label: t('home'), href: localePath(locale, '/') }", to: "{ label: t('home'), href: '/' }" },
  { clause: 'LIST-18b', file: BREADCRUMBS, from: "{ label: category.name ?? '' }", to: "{ label: category.name ?? '', href: localePath(locale, '/') }" },
  { clause: 'LIST-18b', file: 'storefront/src/ui/breadcrumbs.tsx', from: '<span aria-current="page">{text}</span>', to: '<span>{text}</span>' },
]
