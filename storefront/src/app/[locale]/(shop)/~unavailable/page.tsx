import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FetchFailed } from '../../../../features/layout/fetch-failed.tsx'
import { OwnReference } from '../../../../features/layout/own-reference.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface UnavailableProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: UnavailableProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'errorPage' })
  return { title: t('fetchFailed') }
}

/** The page server responds with this page and status 503 if a page cannot be rendered. Its content needs no backend. */
export default async function Unavailable({ params }: UnavailableProps) {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'toast-messages' })
  return (
    <FetchFailed>
      <OwnReference text={t('reference', { id: '{id}' })} />
    </FetchFailed>
  )
}
