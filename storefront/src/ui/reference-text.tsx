'use client'

import { useTranslations } from 'next-intl'
import { minutesToWait, referenceOf } from '../lib/log-failure.ts'

export function ReferenceText({ failure }: { readonly failure: unknown }) {
  const t = useTranslations('toast-messages')
  const id = referenceOf(failure)
  const minutes = minutesToWait(failure)
  return minutes ? <p>{t('wait', { minutes })}</p> : id && <p className="mt-1 text-xs text-soft wrap-anywhere">{t('reference', { id })}</p>
}
