import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfigOrNone } from './store-config.ts'

/** The clock of the store view. While it cannot say, that of the messages. */
export const getTimeZone = async (locale: Locale): Promise<string> => (await getStoreConfigOrNone(locale))?.timeZone ?? 'Europe/Warsaw'
