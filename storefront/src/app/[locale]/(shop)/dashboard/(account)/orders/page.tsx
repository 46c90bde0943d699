import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface OrdersProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: OrdersProps): Promise<Metadata> {
  return dashboardMetadata('orders', await pageLocale(params))
}

export default async function Orders({ params }: OrdersProps) {
  await pageLocale(params)
  return <Placeholder section="orders" />
}
