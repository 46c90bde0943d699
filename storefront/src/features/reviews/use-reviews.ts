'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReviewFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { ReviewsRequest } from './reviews-request.ts'

interface ShownReviews extends ReviewsRequest {
  /** Undefined while the reviews of the HTML are shown. */
  readonly reviews?: readonly ReviewFragment[]
}

const FIRST: ShownReviews = { page: 1 }
const load = () => import('./load-reviews.ts')

/** The visible reviews. They stay until the next ones have loaded; of several requests, the last counts. */
export function useReviews(sku: string) {
  const [shown, setShown] = useState(FIRST)
  const [pending, setPending] = useState<ReviewsRequest>()
  const [failure, setFailure] = useState<unknown>()
  const turn = useRef(0)

  /** @returns false if a later request has replaced this one */
  async function show(request: ReviewsRequest): Promise<boolean> {
    const mine = ++turn.current
    setFailure(undefined)
    setPending(request)
    try {
      const next = { ...request, reviews: await (await load()).loadReviews(sku, request) }
      if (mine !== turn.current) return false
      // Rendered synchronously, so that the caller can move the focus.
      flushSync(() => setShown(next))
    } catch (error) {
      logFailure('The reviews could not be loaded', error)
      if (mine !== turn.current) return false
      setFailure(error)
    }
    setPending(undefined)
    return true
  }

  function showFirst(): void {
    turn.current += 1
    setFailure(undefined)
    setPending(undefined)
    setShown(FIRST)
  }

  return { shown, isBusy: pending !== undefined, failure, show, showFirst, prepare: () => void load() }
}
