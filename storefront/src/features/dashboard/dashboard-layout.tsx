import 'server-only'
import type { ReactNode } from 'react'
import { ClientMessages } from '../../messages/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { CustomerOnly } from './customer-only.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { getSections } from './get-sections.ts'

interface DashboardLayoutProps {
  readonly locale: Locale
  readonly children: ReactNode
}

/** Stays while the customer moves from page to page: the menu keeps the focus and its place. */
export async function DashboardLayout({ locale, children }: DashboardLayoutProps) {
  const sections = await getSections(locale)
  return (
    <ClientMessages page="/dashboard" namespaces={['toast-messages']}>
      <CustomerOnly waiting={<DashboardSkeleton sections={sections} />}>
        <DashboardFrame sections={sections}>{children}</DashboardFrame>
      </CustomerOnly>
    </ClientMessages>
  )
}
