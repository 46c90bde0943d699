'use client'

import dynamic from 'next/dynamic'

// Products and listings share a route: imported directly, the client components of both would load on either.
export const FilterPanel = dynamic(() => import('./listing-scripts.ts').then((module) => module.FilterPanel))
export const ListingFrame = dynamic(() => import('./listing-scripts.ts').then((module) => module.ListingFrame))
export const PagedProducts = dynamic(() => import('./listing-scripts.ts').then((module) => module.PagedProducts))
export const SortMenu = dynamic(() => import('./listing-scripts.ts').then((module) => module.SortMenu))
