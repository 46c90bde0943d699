import type { CheckoutFragment } from '../../../graphql/generated/types.ts'
import { cartLines, isSent } from '../../cart/cart-lines.ts'
import { bankTransfer } from './bank-transfer.ts'
import { blik } from './blik.ts'
import { card } from './card.ts'
import { cashOnDelivery } from './cash-on-delivery.ts'
import { checkMoneyOrder } from './check-money-order.ts'
import { FREE, free } from './free.ts'
import type { PaymentKind, PaymentPages } from './payment-kind.ts'
import { purchaseOrder } from './purchase-order.ts'
import { redirect } from './redirect.ts'

/** The first that matches a method shows it. A new kind of payment is a new file and an entry here. */
const KINDS: readonly PaymentKind[] = [
  blik,
  card,
  redirect,
  bankTransfer,
  cashOnDelivery,
  checkMoneyOrder,
  purchaseOrder,
  free,
]

/** Any other method has only its title. */
const OTHER: PaymentKind = { matches: () => true }

export const kindOf = (code: string, pages: PaymentPages): PaymentKind => KINDS.find((kind) => kind.matches(code, pages)) ?? OTHER

/** What a method says where the shop, and not a courier, hands the order over. */
export const messagesOf = (kind: PaymentKind, isCollected: boolean) => (isCollected && kind.collectedMessages) || kind.messages

/** The law wants the button to say that the order obliges to pay, but payment follows at once only on a service's page. */
export const orderButton = (kind: PaymentKind | undefined) => (kind?.isPaidElsewhere ? 'placeAndPay' : kind === free ? 'placeFree' : 'place')

export interface PaymentMethod {
  readonly code: string
  readonly title: string
}

type PayableCart = Pick<CheckoutFragment, 'available_payment_methods' | 'items' | 'prices'>

/**
 * The methods that the shopper may choose: an order with any other could not be paid. For a grand total of zero Magento lists others
 * beside `free`, and refuses them later; for files and places it lists those for which a parcel is needed.
 * @param offline codes of the methods whose orders are complete without a payment service
 */
export function offeredMethods({ available_payment_methods, items, prices }: PayableCart, pages: PaymentPages, offline: readonly string[]): readonly PaymentMethod[] {
  const isAllSent = cartLines({ items }).every(isSent)
  const offered = (available_payment_methods ?? [])
    .filter((method) => method !== null)
    .filter(({ code }) => redirect.matches(code, pages) || offline.includes(code))
    .filter(({ code }) => isAllSent || !kindOf(code, pages).needsDelivery)
  const zeroTotal = offered.filter(({ code }) => code === FREE)
  return prices?.grand_total?.value === 0 && zeroTotal.length > 0 ? zeroTotal : offered.filter(({ code }) => code !== FREE)
}
