'use client'

import { useTranslations } from 'next-intl'
import type { CartProblem } from './cart-problem.ts'

/** Says what went wrong with the cart, in the visitor's language where the words of the backend are known ones. */
export function useProblemText(): (problem: CartProblem) => string {
  const t = useTranslations('toast-messages.cart.problem')
  return (problem) => {
    if (problem.reason === 'other') return problem.text
    if (problem.reason === 'unreachable') return t('unreachable')
    return t(problem.reason, { count: problem.count })
  }
}
