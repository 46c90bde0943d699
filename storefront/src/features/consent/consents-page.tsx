'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { ConsentsForm } from './consents-form.tsx'
import { loadConsents } from './load-consents.ts'

interface ConsentsPageProps {
  /** The shop's own. */
  readonly timeZone: string
}

export function ConsentsPage({ timeZone }: ConsentsPageProps) {
  const t = useTranslations('dashboardConsents.none')
  const section = useTranslations('dashboard.sections')
  const query = useCustomerQuery(['consents'], loadConsents)
  return (
    <>
      <DashboardHeading>{section('consents')}</DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-80 max-w-190" />}>
        {({ email, consents }) =>
          consents.length === 0 ? <EmptyState title={t('title')} help={t('help')} /> : <ConsentsForm email={email} consents={consents} timeZone={timeZone} />
        }
      </CustomerData>
    </>
  )
}
