'use client'

import { useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import type { AddError } from './use-add-to-cart.ts'

const Problems = withMessages(['toast-messages'], () => import('./problems.tsx').then((module) => module.Problems))

/** Why a product was not added. The message for a failed download is part of the page. */
export function AddProblem({ error }: { readonly error: AddError }) {
  const t = useTranslations('common.buy')
  return error === 'lost' ? t('failed') : <Problems problems={error} />
}
