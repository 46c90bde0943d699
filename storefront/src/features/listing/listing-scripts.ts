/** The client components of a listing in one chunk: separate chunks would duplicate their shared code. */
export { FilterPanel } from './filter-panel.tsx'
export { ListingFrame } from './listing-frame.tsx'
export { PagedProducts } from './paged-products.tsx'
export { SortMenu } from './sort-menu.tsx'
