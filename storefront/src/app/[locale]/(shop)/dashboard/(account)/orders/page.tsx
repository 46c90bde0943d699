import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { OrdersPage } from '../../../../../../features/orders/orders-page.tsx'
import { getGuestOrderKey } from '../../../../../../features/store/guest-order-key.ts'
import { getTimeZone } from '../../../../../../features/store/time-zone.ts'
import { ClientMessages } from '../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface OrdersProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: OrdersProps): Promise<Metadata> {
  return dashboardMetadata('orders', await pageLocale(params))
}

export default async function Orders({ params }: OrdersProps) {
  const locale = await pageLocale(params)
  const [timeZone, guestOrderKey] = await Promise.all([getTimeZone(locale), getGuestOrderKey(locale)])
  return (
    <ClientMessages page="/dashboard/orders">
      <OrdersPage timeZone={timeZone} hasGuestOrders={guestOrderKey !== undefined} />
    </ClientMessages>
  )
}
