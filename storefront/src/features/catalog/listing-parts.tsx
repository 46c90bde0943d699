'use client'

import dynamic from 'next/dynamic'

// Listings and products share a route, whose client components would else all come with either of them.
export const FilterPanel = dynamic(() => import('./filter-panel.tsx').then((module) => module.FilterPanel))
export const PagedProducts = dynamic(() => import('./paged-products.tsx').then((module) => module.PagedProducts))
export const SortMenu = dynamic(() => import('./sort-menu.tsx').then((module) => module.SortMenu))
