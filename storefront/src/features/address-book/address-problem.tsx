'use client'

import { useTranslations } from 'next-intl'
import { refusalOf, StoreError } from '../../graphql/errors.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { refusedField } from '../address/address-refusal.ts'

/** Why an address was not saved. */
export function AddressProblem({ error }: { error: Error }) {
  const t = useTranslations('dashboardAddressBook.form.problem')
  return (
    <AppearingNotice kind="error" title={t('title')}>
      {t(problemOf(error))}
    </AppearingNotice>
  )
}

function problemOf(error: Error): 'gone' | 'fields' | 'refused' | 'unreachable' {
  const refusal = refusalOf(error)
  if (refusal?.reason === 'savedAddressGone') return 'gone'
  if (refusedField(refusal)) return 'fields'
  return error instanceof StoreError ? 'refused' : 'unreachable'
}
