import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales.ts'
import { shopMessages } from './shop-messages.ts'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = requested && isLocale(requested) ? requested : DEFAULT_LOCALE
  return { locale, messages: await shopMessages(locale), timeZone: 'Europe/Warsaw' }
})
