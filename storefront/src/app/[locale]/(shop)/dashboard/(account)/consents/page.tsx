import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface ConsentsProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ConsentsProps): Promise<Metadata> {
  return dashboardMetadata('consents', await pageLocale(params))
}

export default async function Consents({ params }: ConsentsProps) {
  await pageLocale(params)
  return <Placeholder section="consents" />
}
