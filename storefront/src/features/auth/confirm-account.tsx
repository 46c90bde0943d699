'use client'

import { useTranslations } from 'next-intl'
import { useSearch } from '../../lib/use-search.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { readConfirmationLink } from './confirmation.ts'

/** The link is known in the browser alone. */
export function ConfirmAccount() {
  const t = useTranslations('register.confirm')
  const search = useSearch()
  if (search !== null) return <ConfirmForm link={readConfirmationLink(search)} />
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-40" />
    </>
  )
}
