'use client'

import dynamic from 'next/dynamic'

// Products and listings share a route, whose client components would else all come with either of them.
export const ProductView = dynamic(() => import('./product-scripts.ts').then((module) => module.ProductView))
export const RecentlyViewed = dynamic(() => import('./product-scripts.ts').then((module) => module.RecentlyViewed))
export const Tabs = dynamic(() => import('./product-scripts.ts').then((module) => module.Tabs))
