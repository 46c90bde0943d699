'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { whenNear } from '../../lib/when-near.ts'
import type { ReviewBrowser as Browser } from './review-browser.tsx'

const LateBrowser = lazy(async () => {
  await whenNear('reviews')
  const { ReviewBrowser } = await import('./review-browser.tsx')
  return { default: ReviewBrowser }
})

/** In the HTML like everything of the page; its script comes when the visitor comes near. */
export const ReviewBrowser = (props: ComponentProps<typeof Browser>) => (
  <Suspense>
    <LateBrowser {...props} />
  </Suspense>
)
