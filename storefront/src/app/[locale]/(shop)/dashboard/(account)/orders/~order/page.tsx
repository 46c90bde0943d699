import { sectionMetadata } from '../../../../../../../features/dashboard/section-metadata.ts'
import { getOrderSettings } from '../../../../../../../features/orders/get-order-settings.ts'
import { OrderPage } from '../../../../../../../features/orders/order-page.tsx'
import { Letterhead } from '../../../../../../../features/store/letterhead.tsx'
import { getGuestOrderKey } from '../../../../../../../features/store/optional-services.ts'
import { ClientMessages } from '../../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../../i18n/page-locale.ts'

interface OrderProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('orders')

export default async function Order({ params }: OrderProps) {
  const locale = await pageLocale(params)
  const guestOrderKey = await getGuestOrderKey(locale)
  return (
    <ClientMessages page="/dashboard/orders/~order" namespaces={['delivery']}>
      <Letterhead locale={locale} />
      <OrderPage settings={await getOrderSettings(locale)} hasGuestOrders={guestOrderKey !== undefined} />
    </ClientMessages>
  )
}
