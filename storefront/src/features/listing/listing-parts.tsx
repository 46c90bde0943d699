'use client'

import dynamic from 'next/dynamic'

// Listings and products share a route, whose client components would else all come with either of them.
export const FilterPanel = dynamic(() => import('./listing-scripts.ts').then((module) => module.FilterPanel))
export const ListingFrame = dynamic(() => import('./listing-scripts.ts').then((module) => module.ListingFrame))
export const PagedProducts = dynamic(() => import('./listing-scripts.ts').then((module) => module.PagedProducts))
export const SortMenu = dynamic(() => import('./listing-scripts.ts').then((module) => module.SortMenu))
