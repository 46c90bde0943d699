'use client'

import { useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import type { AddError } from './use-add-to-cart.ts'

const Problems = withMessages(['toast-messages'], () => import('./problems.tsx').then((module) => module.Problems))

interface AddProblemProps {
  readonly error: AddError
  /** For a narrow column. */
  readonly isSmall?: boolean
}

/** Why a product was not added. The message for a failed download is part of the page. */
export function AddProblem({ error, isSmall }: AddProblemProps) {
  const t = useTranslations('common.buy')
  return error === 'lost' ? <FieldError>{t('failed')}</FieldError> : <Problems problems={error} isSmall={isSmall} />
}
