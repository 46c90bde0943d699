import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** What the shop is, in a sentence: its brand's, else the backend's. */
export async function shopDescription(locale: Locale): Promise<string | undefined> {
  const [store, t] = await Promise.all([getStoreConfigOrNone(locale), getTranslations({ locale, namespace: 'common' })])
  return t.has('footer.description') ? t('footer.description') : store?.description
}
