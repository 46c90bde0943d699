import type { Metadata } from 'next'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { ErrorPage } from '../../../../../features/checkout/error-page.tsx'
import { ClientMessages } from '../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

interface OrderFailedProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: OrderFailedProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'error.title')
}

export default async function OrderFailed({ params }: OrderFailedProps) {
  await pageLocale(params)
  return (
    <ClientMessages page="/checkout/error" namespaces={['toast-messages']}>
      <ErrorPage />
    </ClientMessages>
  )
}
