import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales.ts'
import { reportMessage } from './report-message.ts'
import { shopMessages } from './shop-messages.ts'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = requested && isLocale(requested) ? requested : DEFAULT_LOCALE
  // Dates are written by client components, which have the store's time zone from the layout.
  return { locale, messages: await shopMessages(locale), onError: reportMessage }
})
