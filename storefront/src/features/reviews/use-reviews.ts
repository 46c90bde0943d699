'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReviewFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { ReviewsAsked } from './reviews-asked.ts'

interface ShownReviews extends ReviewsAsked {
  /** Undefined while the first are shown, which came with the page. */
  readonly reviews?: readonly ReviewFragment[]
}

const FIRST: ShownReviews = { page: 1 }
const load = () => import('./load-reviews.ts')

/** The reviews in sight. What was shown stays until the next have come; of two choices, the last counts. */
export function useReviews(sku: string) {
  const [shown, setShown] = useState(FIRST)
  const [asked, setAsked] = useState<ReviewsAsked>()
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef(0)

  /** @returns whether this was still wanted when it came, or did not come */
  async function show(wanted: ReviewsAsked): Promise<boolean> {
    const mine = ++turn.current
    setFailed(false)
    setAsked(wanted)
    try {
      const next = { ...wanted, reviews: await (await load()).loadReviews(sku, wanted) }
      if (mine !== turn.current) return false
      // At once, so that whoever waits can take the focus there.
      flushSync(() => setShown(next))
    } catch (error) {
      logFailure('The reviews could not be loaded', error)
      if (mine !== turn.current) return false
      setFailed(true)
    }
    setAsked(undefined)
    return true
  }

  function showFirst(): void {
    turn.current += 1
    setFailed(false)
    setAsked(undefined)
    setShown(FIRST)
  }

  return { shown, isBusy: asked !== undefined, hasFailed, show, showFirst, prepare: () => void load() }
}
