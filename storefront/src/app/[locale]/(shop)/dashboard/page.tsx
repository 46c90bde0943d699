import { redirect } from 'next/navigation'
import { sectionPath } from '../../../../features/dashboard/sections.ts'
import { pageLocale } from '../../../../i18n/page-locale.ts'
import { localePath } from '../../../../i18n/paths.ts'

interface DashboardProps {
  params: Promise<{ locale: string }>
}

export default async function Dashboard({ params }: DashboardProps) {
  redirect(localePath(await pageLocale(params), sectionPath('account')))
}
