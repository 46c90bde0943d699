import type { Locale } from '../../i18n/locales.ts'
import type { PaymentPages } from './payment-methods/payment-kind.ts'
import { redirect } from './payment-methods/redirect.ts'
import type { SentOrder } from './sent-order.ts'
import { successPath } from './success-path.ts'

/** Where the order is paid, and from where the buyer comes back to its page; nothing for one that is settled otherwise. */
export function paymentAddress(order: Pick<SentOrder, 'orderNumber' | 'paymentCode' | 'token'> | undefined, pages: PaymentPages, locale: Locale, origin: string): string | undefined {
  if (!order?.token || !redirect.isKind(order.paymentCode, pages)) return undefined
  const address = new URL(pages[order.paymentCode]!)
  address.searchParams.set('token', order.token)
  address.searchParams.set('return', origin + successPath(locale, order.orderNumber))
  return address.href
}
