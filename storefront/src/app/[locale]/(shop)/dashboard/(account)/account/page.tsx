import type { Metadata } from 'next'
import { AccountPage } from '../../../../../../features/account/account-page.tsx'
import { BotCheckTerms } from '../../../../../../features/bot-check/bot-check-terms.tsx'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { getSections } from '../../../../../../features/dashboard/get-sections.ts'
import { getTimeZone } from '../../../../../../features/store/time-zone.ts'
import { ClientMessages } from '../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface AccountProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: AccountProps): Promise<Metadata> {
  return dashboardMetadata('account', await pageLocale(params))
}

export default async function Account({ params }: AccountProps) {
  const locale = await pageLocale(params)
  const [sections, timeZone] = await Promise.all([getSections(locale), getTimeZone(locale)])
  return (
    <ClientMessages page="/dashboard/account">
      <AccountPage timeZone={timeZone} sections={sections} />
      <BotCheckTerms />
    </ClientMessages>
  )
}
