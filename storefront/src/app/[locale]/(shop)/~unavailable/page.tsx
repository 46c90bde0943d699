import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FetchFailed } from '../../../../features/layout/fetch-failed.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface UnavailableProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: UnavailableProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'errorPage' })
  return { title: t('fetchFailed') }
}

/** What the page server answers, with status 503, in place of a page that cannot be rendered. It asks nothing of the backend. */
export default function Unavailable() {
  return <FetchFailed />
}
