import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** What the shop is, in a sentence: the backend's, else its brand's. */
export async function shopDescription(locale: Locale): Promise<string | undefined> {
  const [store, t] = await Promise.all([getStoreConfigOrNone(locale), getTranslations({ locale, namespace: 'common' })])
  return store?.description ?? (t.has('footer.description') ? t('footer.description') : undefined)
}
