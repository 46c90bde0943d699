import type { Metadata } from 'next'
import { ConsentsPage } from '../../../../../../features/consent/consents-page.tsx'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { getTimeZone } from '../../../../../../features/store/time-zone.ts'
import { ClientMessages } from '../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface ConsentsProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ConsentsProps): Promise<Metadata> {
  return dashboardMetadata('consents', await pageLocale(params))
}

export default async function Consents({ params }: ConsentsProps) {
  const timeZone = await getTimeZone(await pageLocale(params))
  return (
    <ClientMessages page="/dashboard/consents">
      <ConsentsPage timeZone={timeZone} />
    </ClientMessages>
  )
}
