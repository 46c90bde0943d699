import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'

/** Goes with `PageNotFound`: a title within the page would come second to the shop's. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'errorPage' })
  return { title: t('notFound'), robots: { index: false } }
}
