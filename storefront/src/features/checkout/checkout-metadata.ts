import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'

/** The title names the step; checkout pages are not indexed. */
export async function checkoutMetadata(locale: Locale, title: 'title' | 'success.metaTitle' | 'error.title' | 'steps.delivery' | 'steps.payment'): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'checkout' })
  return { title: title.startsWith('steps') ? `${t(title)}, ${t('title')}` : t(title), robots: { index: false } }
}
