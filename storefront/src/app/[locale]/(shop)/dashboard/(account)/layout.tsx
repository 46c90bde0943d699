import type { ReactNode } from 'react'
import { DashboardLayout } from '../../../../../features/dashboard/dashboard-layout.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

interface DashboardLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function Layout({ children, params }: DashboardLayoutProps) {
  return <DashboardLayout locale={await pageLocale(params)}>{children}</DashboardLayout>
}
