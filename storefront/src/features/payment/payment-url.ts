import type { Locale } from '../../i18n/locales.ts'
import type { SubmittedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import type { PaymentPages } from './methods/payment-kind.ts'
import { redirect } from './methods/redirect.ts'

/** The payment service's page for this order, with the address to return to; undefined for other payment methods. */
export function paymentUrl(order: Pick<SubmittedOrder, 'orderNumber' | 'paymentCode' | 'token'> | undefined, pages: PaymentPages, locale: Locale, origin: string): string | undefined {
  if (!order?.token || !redirect.matches(order.paymentCode, pages)) return undefined
  const url = new URL(pages[order.paymentCode]!)
  url.searchParams.set('token', order.token)
  url.searchParams.set('return', origin + successPath(locale, order.orderNumber))
  return url.href
}
