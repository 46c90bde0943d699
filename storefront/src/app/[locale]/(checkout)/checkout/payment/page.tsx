import type { Metadata } from 'next'
import { readServerSettings } from '../../../../../env.ts'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { PaymentStep } from '../../../../../features/checkout/payment-step.tsx'
import { getDelivery } from '../../../../../features/delivery/get-delivery.ts'
import { pageLocale } from '../../../../../i18n/page-locale.ts'
import { ClientMessages } from '../../../../../messages/client-messages.tsx'

const { paymentPages, offlinePaymentMethods, pickupMethods, isCashOnDeliveryFree } = readServerSettings()

interface PaymentProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PaymentProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'steps.payment')
}

export default async function Payment({ params }: PaymentProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages namespaces={['delivery']}>
      <PaymentStep pages={paymentPages} offline={offlinePaymentMethods} delivery={await getDelivery(locale)} pickup={pickupMethods} isCashOnDeliveryFree={isCashOnDeliveryFree} />
    </ClientMessages>
  )
}
