import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

/** Without a number if the backend's answer was lost. */
export function successPath(locale: Locale, orderNumber: string | undefined): string {
  return localePath(locale, orderNumber ? `/checkout/success?${new URLSearchParams({ orderId: orderNumber })}` : '/checkout/success')
}
