import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { PaymentStep } from '../../../../../features/checkout/payment-step.tsx'
import type { Locale } from '../../../../../i18n/locales.ts'

interface PaymentProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: PaymentProps): Promise<Metadata> {
  return checkoutMetadata((await params).locale, 'steps.payment')
}

export default async function Payment({ params }: PaymentProps) {
  setRequestLocale((await params).locale)
  return <PaymentStep />
}
