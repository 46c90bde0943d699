import type { Metadata } from 'next'
import { readServerSettings } from '../../../../../env.ts'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { PaymentStep } from '../../../../../features/checkout/payment-step.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'
import { ClientMessages } from '../../../../../messages/client-messages.tsx'

const { paymentPages, offlinePaymentMethods, delivery, pickupMethods, isCashOnDeliveryFree } = readServerSettings()

interface PaymentProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PaymentProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'steps.payment')
}

export default async function Payment({ params }: PaymentProps) {
  await pageLocale(params)
  return (
    <ClientMessages namespaces={['delivery']}>
      <PaymentStep pages={paymentPages} offline={offlinePaymentMethods} delivery={delivery} pickup={pickupMethods} isCashOnDeliveryFree={isCashOnDeliveryFree} />
    </ClientMessages>
  )
}
