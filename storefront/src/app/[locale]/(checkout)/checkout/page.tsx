import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { checkoutMetadata } from '../../../../features/checkout/checkout-metadata.ts'
import { AddressStep } from '../../../../features/checkout/address-step.tsx'
import type { Locale } from '../../../../i18n/locales.ts'

interface AddressProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: AddressProps): Promise<Metadata> {
  return checkoutMetadata((await params).locale, 'title')
}

export default async function Address({ params }: AddressProps) {
  setRequestLocale((await params).locale)
  return <AddressStep />
}
