import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomePage } from '../../../features/content/home-page.tsx'
import { pageLocale } from '../../../i18n/page-locale.ts'

interface HomeProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'home' })
  return { title: t('title') }
}

export default async function Home({ params }: HomeProps) {
  return <HomePage locale={await pageLocale(params)} />
}
