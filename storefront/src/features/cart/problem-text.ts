import type { ToastWords } from '../../ui/toast.ts'
import type { CartProblem } from './cart-problem.ts'

/** Says what went wrong with the cart, in the visitor's language; the shop's own words are quoted where nothing else is known. */
export function problemText(problem: CartProblem, t: ToastWords): string {
  if (problem.reason === 'other') return t('cart.problem.other', { text: problem.text })
  if (problem.reason === 'unreachable' || problem.reason === 'notAdded') return t(`cart.problem.${problem.reason}`)
  return t(`cart.problem.${problem.reason}`, { count: problem.count })
}

export const problemsText = (problems: readonly CartProblem[], t: ToastWords): string =>
  problems.map((problem) => problemText(problem, t)).join(' ')
