import type { Locale } from '../../i18n/locales.ts'
import type { SubmittedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import type { PaymentPages } from './methods/payment-kind.ts'
import { redirect } from './methods/redirect.ts'

/** The payment service's page for this order, with the address to return to; undefined for other payment methods. */
export function paymentUrl(order: Pick<SubmittedOrder, 'orderNumber' | 'paymentCode' | 'token'> | undefined, pages: PaymentPages, locale: Locale, origin: string): string | undefined {
  const page = order && redirect.matches(order.paymentCode, pages) ? pages[order.paymentCode] : undefined
  if (!order?.token || page === undefined) return undefined
  const url = new URL(page)
  url.searchParams.set('token', order.token)
  url.searchParams.set('return', origin + successPath(locale, order.orderNumber))
  return url.href
}
