import 'server-only'
import type { ReactNode } from 'react'
import { ClientMessages } from '../../messages/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { CustomerOnly } from './customer-only.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { getSections } from './get-sections.ts'

interface DashboardLayoutProps {
  readonly locale: Locale
  readonly children: ReactNode
}

/** Stays mounted from page to page, so that the menu keeps its focus and scroll position. */
export async function DashboardLayout({ locale, children }: DashboardLayoutProps) {
  const sections = await getSections(locale)
  return (
    <ClientMessages page="/dashboard" namespaces={['toast-messages']}>
      <CustomerOnly sections={sections}>
        <DashboardFrame sections={sections}>{children}</DashboardFrame>
      </CustomerOnly>
    </ClientMessages>
  )
}
