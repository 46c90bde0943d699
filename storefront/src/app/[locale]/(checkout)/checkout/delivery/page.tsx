import type { Metadata } from 'next'
import { readServerSettings } from '../../../../../env.ts'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { DeliveryStep } from '../../../../../features/checkout/delivery-step.tsx'
import { getDelivery } from '../../../../../features/delivery/get-delivery.ts'
import { pageLocale } from '../../../../../i18n/page-locale.ts'
import { ClientMessages } from '../../../../../messages/client-messages.tsx'

const { pickupMethods } = readServerSettings()

interface DeliveryProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: DeliveryProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'steps.delivery')
}

export default async function Delivery({ params }: DeliveryProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages namespaces={['delivery']}>
      <DeliveryStep delivery={await getDelivery(locale)} pickup={pickupMethods} />
    </ClientMessages>
  )
}
