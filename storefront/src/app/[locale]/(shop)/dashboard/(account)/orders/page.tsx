import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { OrdersPage } from '../../../../../../features/orders/orders-page.tsx'
import { getGuestOrderKey } from '../../../../../../features/store/optional-services.ts'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface OrdersProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('orders')

export default async function Orders({ params }: OrdersProps) {
  const locale = await pageLocale(params)
  const guestOrderKey = await getGuestOrderKey(locale)
  return (
    <ClientMessages page="/dashboard/orders">
      <OrdersPage hasGuestOrders={guestOrderKey !== undefined} />
    </ClientMessages>
  )
}
