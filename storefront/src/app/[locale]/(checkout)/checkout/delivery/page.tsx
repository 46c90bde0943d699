import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { DeliveryStep } from '../../../../../features/checkout/delivery-step.tsx'
import type { Locale } from '../../../../../i18n/locales.ts'

interface DeliveryProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: DeliveryProps): Promise<Metadata> {
  return checkoutMetadata((await params).locale, 'steps.delivery')
}

export default async function Delivery({ params }: DeliveryProps) {
  setRequestLocale((await params).locale)
  return <DeliveryStep />
}
