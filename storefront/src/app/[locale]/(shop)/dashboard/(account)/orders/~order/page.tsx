import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../../i18n/page-locale.ts'

interface OrderProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: OrderProps): Promise<Metadata> {
  return dashboardMetadata('orders', await pageLocale(params))
}

export default async function Order({ params }: OrderProps) {
  await pageLocale(params)
  return <Placeholder section="orders" />
}
