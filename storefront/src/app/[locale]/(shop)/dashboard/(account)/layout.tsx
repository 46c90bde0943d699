import type { ReactNode } from 'react'
import { DashboardLayout } from '../../../../../features/account/dashboard-layout.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

interface DashboardLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function Layout({ children, params }: DashboardLayoutProps) {
  await pageLocale(params)
  return <DashboardLayout>{children}</DashboardLayout>
}
