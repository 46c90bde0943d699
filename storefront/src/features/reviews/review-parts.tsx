'use client'

import dynamic from 'next/dynamic'

// A product's page shares its route with listings, which have no use for this.
export const ReviewBrowser = dynamic(() => import('./review-browser.tsx').then((module) => module.ReviewBrowser))
