import type { Metadata } from 'next'
import { DashboardPage, dashboardMetadata } from '../../../../../../features/account/dashboard-page.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface SectionProps {
  params: Promise<{ locale: string; section: string[] }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: SectionProps): Promise<Metadata> {
  const locale = await pageLocale(params)
  return dashboardMetadata((await params).section, locale)
}

export default async function Section({ params }: SectionProps) {
  await pageLocale(params)
  return <DashboardPage segments={(await params).section} />
}
