import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WithdrawalPage } from '../../../../features/withdrawal/withdrawal-page.tsx'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface WithdrawalProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: WithdrawalProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'withdrawal' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Withdrawal({ params }: WithdrawalProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/withdrawal">
      <NoScripts locale={locale} />
      <WithdrawalPage />
    </ClientMessages>
  )
}
