import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConfirmPage } from '../../../../../../features/registration/confirm-page.tsx'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface ConfirmProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ConfirmProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'register' })
  // The address contains the link's key, which no other site may learn.
  return { title: t('confirm.title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function Confirm({ params }: ConfirmProps) {
  await pageLocale(params)
  return (
    <ClientMessages page="/customer/account/confirm">
      <ConfirmPage />
    </ClientMessages>
  )
}
