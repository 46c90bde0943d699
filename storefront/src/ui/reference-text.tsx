'use client'

import { useTranslations } from 'next-intl'

interface ReferenceTextProps {
  readonly id?: string | undefined
  readonly minutes?: number | undefined
}

export function ReferenceText({ id, minutes }: ReferenceTextProps) {
  const t = useTranslations('toast-messages')
  return minutes ? <p>{t('wait', { minutes })}</p> : id && <p className="mt-1 text-xs text-soft wrap-anywhere">{t('reference', { id })}</p>
}
