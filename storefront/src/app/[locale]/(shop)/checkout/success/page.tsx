import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { SuccessPage } from '../../../../../features/checkout/success-page.tsx'
import { ClientMessages } from '../../../../../i18n/client-messages.tsx'
import type { Locale } from '../../../../../i18n/locales.ts'

interface SuccessProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: SuccessProps): Promise<Metadata> {
  return checkoutMetadata((await params).locale, 'success.metaTitle')
}

export default async function Success({ params }: SuccessProps) {
  setRequestLocale((await params).locale)
  return (
    <ClientMessages namespaces={['checkout']}>
      <SuccessPage />
    </ClientMessages>
  )
}
