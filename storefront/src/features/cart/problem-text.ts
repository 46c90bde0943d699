import type { ToastTranslator } from '../../ui/toast.ts'
import type { CartProblem } from './cart-problem.ts'

/** The message for a problem, in the visitor's language; without a known reason, the backend's text is quoted. */
export function problemText(problem: CartProblem, t: ToastTranslator): string {
  if (problem.reason === 'other') return t('cart.problem.other', { text: problem.text })
  if (problem.reason === 'notAdded') return t('cart.problem.notAdded')
  if (problem.reason === 'wait') return t('wait', { minutes: problem.minutes })
  if ('count' in problem) return t(`cart.problem.${problem.reason}`, { count: problem.count })
  const text = t(`cart.problem.${problem.reason}`)
  return problem.reference ? `${text} ${t('reference', { id: problem.reference })}` : text
}

export const problemsText = (problems: readonly CartProblem[], t: ToastTranslator): string =>
  problems.map((problem) => problemText(problem, t)).join(' ')
