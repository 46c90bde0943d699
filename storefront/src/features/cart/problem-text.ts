import type { ToastTranslator } from '../../ui/toast.ts'
import type { CartProblem } from './cart-problem.ts'

/** The message for a problem, in the visitor's language; without a known reason, the backend's text is quoted. */
export function problemText(problem: CartProblem, t: ToastTranslator): string {
  if (problem.reason === 'other') return withReference(t('cart.problem.other', { text: problem.text }), problem, t)
  if (problem.reason === 'unreachable') return withReference(t('cart.problem.unreachable'), problem, t)
  if (problem.reason === 'notAdded') return t('cart.problem.notAdded')
  return t(`cart.problem.${problem.reason}`, { count: problem.count })
}

const withReference = (text: string, { reference }: { readonly reference?: string | undefined }, t: ToastTranslator): string =>
  reference === undefined ? text : `${text} ${t('reference', { id: reference })}`

export const problemsText = (problems: readonly CartProblem[], t: ToastTranslator): string =>
  problems.map((problem) => problemText(problem, t)).join(' ')
