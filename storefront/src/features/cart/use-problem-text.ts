'use client'

import { useTranslations } from 'next-intl'
import type { CartProblem } from './cart-problem.ts'
import { problemText } from './problem-text.ts'

/** For components with the `toast-messages` namespace. */
export function useProblemText(): (problem: CartProblem) => string {
  const t = useTranslations('toast-messages')
  return (problem) => problemText(problem, t)
}
