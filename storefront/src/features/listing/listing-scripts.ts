/** The client components of a listing in one file: in a file each, they would repeat what they have in common. */
export { FilterPanel } from './filter-panel.tsx'
export { ListingFrame } from './listing-frame.tsx'
export { PagedProducts } from './paged-products.tsx'
export { SortMenu } from './sort-menu.tsx'
