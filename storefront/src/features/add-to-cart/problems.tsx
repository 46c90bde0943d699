import { useTranslations } from 'next-intl'
import type { CartProblem } from '../cart/cart-problem.ts'
import { problemsText } from '../cart/problem-text.ts'

export const Problems = ({ problems }: { readonly problems: readonly CartProblem[] }) => problemsText(problems, useTranslations('toast-messages'))
