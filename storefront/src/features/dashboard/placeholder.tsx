import { getTranslations } from 'next-intl/server'
import { DashboardHeading } from './dashboard-heading.tsx'
import type { Section } from './sections.ts'

export async function Placeholder({ section }: { section: Section }) {
  const t = await getTranslations('dashboard.sections')
  return <DashboardHeading>{t(section)}</DashboardHeading>
}
