'use client'

import { useTranslations } from 'next-intl'
import { useCustomer } from '../session/use-customer.ts'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'

/** A name is whatever its owner typed: of any length, in any script, written from either side. */
export function Greeting() {
  const t = useTranslations('dashboard')
  const name = useCustomer()?.firstname
  return <DashboardHeading>{name ? t.rich('greeting', { name: () => <bdi>{name}</bdi> }) : t('sections.account')}</DashboardHeading>
}
