import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FindOrderPage } from '../../../../features/orders/find-order-page.tsx'
import { Letterhead } from '../../../../features/store/letterhead.tsx'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface FindOrderProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: FindOrderProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'findOrder' })
  return { title: t('title'), robots: { index: false } }
}

export default async function FindOrder({ params }: FindOrderProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/find-order" namespaces={['delivery']}>
      <NoScripts locale={locale} />
      <Letterhead locale={locale} />
      <FindOrderPage locale={locale} />
    </ClientMessages>
  )
}
