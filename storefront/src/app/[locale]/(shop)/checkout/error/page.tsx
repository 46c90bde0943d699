import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { ErrorPage } from '../../../../../features/checkout/error-page.tsx'
import { ClientMessages } from '../../../../../i18n/client-messages.tsx'
import type { Locale } from '../../../../../i18n/locales.ts'

interface OrderFailedProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: OrderFailedProps): Promise<Metadata> {
  return checkoutMetadata((await params).locale, 'error.title')
}

export default async function OrderFailed({ params }: OrderFailedProps) {
  setRequestLocale((await params).locale)
  return (
    <ClientMessages namespaces={['checkout']}>
      <ErrorPage />
    </ClientMessages>
  )
}
