import type { Context, Store } from '../../graphql/context.ts'
import { isInStorePickup } from '../pickup/in-store-pickup.ts'
import { findPickupLocation, type PickupLocationRow } from '../pickup/pickup.repository.ts'
import { setting } from '../store/settings.ts'
import { deliveryWindow, workingDaysOf } from './delivery-days.ts'
import { orderMailMessages } from './order-messages.ts'
import type { OrderAddressRow } from './order-parts.repository.ts'
import type { OrderRow } from './order.repository.ts'

/** Where and when an order arrives, for its mails. */
export interface Delivery {
  /** As a sentence has it: Courier to the door. */
  readonly method: string
  /** The locker or shop, unless it is closed by now. */
  readonly place: PickupLocationRow | undefined
  /** Whether the buyer collects the order in a shop. */
  readonly isCollected: boolean
  /** Undefined if the shop does not say. */
  readonly arrival: Arrival | undefined
}

interface Arrival {
  readonly title: string
  /** The expected days, or how long it takes; for a collection the first day. */
  readonly text: string
}

/** @returns undefined for an order that is not sent */
export function deliveryOf(desk: Pick<Context, 'database' | 'now'>, order: OrderRow, address: OrderAddressRow | undefined, store: Store): Delivery | undefined {
  if (order.shippingDescription === null) return undefined
  const code = address?.pickupLocationCode ?? null
  const place = code === null ? undefined : findPickupLocation(desk.database, store.id, code)
  const isCollected = isInStorePickup(order)
  return { method: writtenMethod(order, place), place, isCollected, arrival: arrivalOf(desk, order, isCollected, address, store) }
}

/** Magento's "Carrier - Method", as a sentence has it. A locker's name is its code; that of a shop stands with its address. */
export function writtenMethod({ shippingDescription, carrierTitle }: Pick<OrderRow, 'shippingDescription' | 'carrierTitle'>, place: Pick<PickupLocationRow, 'name' | 'pickup_location_code'> | undefined): string {
  if (place) return [carrierTitle, place.name === place.pickup_location_code ? place.name : ''].filter(Boolean).join(' ')
  const [carrier = '', ...rest] = (shippingDescription ?? '').split(' - ')
  const method = rest.join(' - ')
  if (method === '') return carrier
  const isName = /\s\p{Lu}|^\p{Lu}{2}/u.test(method)
  const [first = ''] = method
  // "to the door" goes on after its carrier; a single word such as "fixed", or a name, does not.
  return `${carrier}${!isName && method.includes(' ') ? '' : ','} ${isName ? method : first.toLowerCase() + method.slice(1)}`
}

function arrivalOf({ database, now }: Pick<Context, 'database' | 'now'>, order: OrderRow, isCollected: boolean, address: OrderAddressRow | undefined, store: Store): Arrival | undefined {
  const { delivery: messages } = orderMailMessages(store.locale)
  const country = setting(database, 'general/country/default', store.id)
  const days = workingDaysOf(setting(database, 'sales_email/order/delivery_days', store.id), `${order.carrierCode}/${order.methodCode}`)
  if (!days || address?.countryCode !== country) {
    const text = setting(database, 'sales_email/order/delivery_time', store.id)
    return text === '' ? undefined : { title: messages.when, text }
  }
  if (isAwaitingTransfer(order)) return { title: isCollected ? messages.ready : messages.when, text: messages.afterTransfer(...days) }
  const timeZone = setting(database, 'general/locale/timezone', store.id)
  const [first, last] = deliveryWindow(days, now, { timeZone, cutOffHour: setting(database, 'sales_email/order/cut_off_hour', store.id), country })
  const format = new Intl.DateTimeFormat(store.locale.replace('_', '-'), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const text = isCollected ? format.format(first) : format.formatRange(first, last)
  // A day stays on the line of its month.
  return { title: isCollected ? messages.readyFrom : messages.when, text: text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0') }
}

/** The days of a transfer begin with its arrival. */
export const isAwaitingTransfer = ({ paymentCode, isInvoiced }: OrderRow): boolean => paymentCode === 'banktransfer' && isInvoiced === 0
