'use client'

import { useTranslations } from 'next-intl'

export function ReferenceText({ id }: { readonly id: string }) {
  const t = useTranslations('toast-messages')
  return <p className="mt-1 text-xs text-soft wrap-anywhere">{t('reference', { id })}</p>
}
