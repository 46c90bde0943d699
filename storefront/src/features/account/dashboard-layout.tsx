import 'server-only'
import type { ReactNode } from 'react'
import { ClientMessages } from '../../i18n/client-messages.tsx'
import { CustomerOnly } from './customer-only.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'

/** Stays while the customer moves from page to page: the menu keeps the focus and its place. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages page="/dashboard" namespaces={['toast-messages']}>
      <CustomerOnly>
        <DashboardFrame>{children}</DashboardFrame>
      </CustomerOnly>
    </ClientMessages>
  )
}
