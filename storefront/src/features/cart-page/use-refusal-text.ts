'use client'

import { StoreError } from '../../graphql/errors.ts'
import { minutesToWait } from '../../lib/log-failure.ts'
import { readProblem } from '../cart/cart-problem.ts'
import { isLossReported } from '../cart/is-loss-reported.ts'
import { useProblemText } from '../cart/use-problem-text.ts'

/**
 * The text of a refusal by the backend or the gateway; empty for that of a lost cart, which has a notice. Undefined for other failures, which
 * a form reports in its own words.
 */
export function useRefusalText(): (error: unknown) => string | undefined {
  const problemText = useProblemText()
  return (error) => {
    if (isLossReported(error)) return ''
    return error instanceof StoreError || minutesToWait(error) ? problemText(readProblem(error)) : undefined
  }
}
