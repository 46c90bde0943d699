import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfflinePage } from '../../../features/offline/offline-page.tsx'
import { pageLocale } from '../../../i18n/page-locale.ts'

interface OfflineProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: OfflineProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'offline' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Offline({ params }: OfflineProps) {
  return <OfflinePage locale={await pageLocale(params)} />
}
