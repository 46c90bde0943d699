import { useTranslations } from 'next-intl'
import { FieldError } from '../../ui/field-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CartProblem } from '../cart/cart-problem.ts'
import { problemsText } from '../cart/problem-text.ts'

interface ProblemsProps {
  readonly problems: readonly CartProblem[]
  /** For a narrow column. */
  readonly isSmall?: boolean | undefined
}

export function Problems({ problems, isSmall = false }: ProblemsProps) {
  const text = problemsText(problems, useTranslations('toast-messages'))
  return isSmall ? <FieldError>{text}</FieldError> : <Notice kind="error">{text}</Notice>
}
