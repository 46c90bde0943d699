'use client'

import dynamic from 'next/dynamic'

// Products and listings share a route: imported directly, the client components of both would load on either.
export const ProductView = dynamic(() => import('./product-scripts.ts').then((module) => module.ProductView))
export const RecentlyViewed = dynamic(() => import('./product-scripts.ts').then((module) => module.RecentlyViewed))
export const Tabs = dynamic(() => import('./product-scripts.ts').then((module) => module.Tabs))
