import type { Metadata } from 'next'
import { checkoutMetadata } from '../../../../../features/checkout/checkout-metadata.ts'
import { readServerSettings } from '../../../../../env.ts'
import { getDelivery } from '../../../../../features/delivery/get-delivery.ts'
import { SuccessPage } from '../../../../../features/order-confirmation/success-page.tsx'
import { Letterhead } from '../../../../../features/store/letterhead.tsx'
import { NoScripts } from '../../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

const { paymentPages, bankAccount } = readServerSettings()

interface SuccessProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: SuccessProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'success.metaTitle')
}

export default async function Success({ params }: SuccessProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/checkout/success" namespaces={['delivery']} except={['delivery.unknown', 'delivery.methods']}>
      <NoScripts locale={locale} />
      <Letterhead locale={locale} />
      <SuccessPage pages={paymentPages} account={bankAccount} delivery={await getDelivery(locale)} />
    </ClientMessages>
  )
}
