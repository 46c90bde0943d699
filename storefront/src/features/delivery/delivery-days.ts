import type { CartFragment } from '../../graphql/generated/types.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { workingDaysAfter } from './working-days.ts'

/** The first and the last expected day of delivery, each as its midnight in UTC. */
export type DeliveryRange = readonly [first: Date, last: Date]

/** A method of the backend. */
export interface MethodCodes {
  readonly carrier_code: string
  readonly method_code: string | null
}

/** The name of a delivery method in settings and forms. */
export const methodCode = ({ carrier_code, method_code }: MethodCodes): string => `${carrier_code}/${method_code}`

/** Magento's collection from a shop. */
export const IN_STORE = 'instore/pickup'

export const isCollection = (method: MethodCodes): boolean => methodCode(method) === IN_STORE

/** The settings for what goes to this country: abroad, only the days of a collection hold. */
export function deliveryTo(settings: DeliverySettings, country: string | undefined): DeliverySettings {
  if (!settings.country || !country || country === settings.country) return settings
  return { ...settings, days: Object.fromEntries(Object.entries(settings.days).filter(([method]) => method === IN_STORE)) }
}

export const isCollectedCart = ({ shipping_addresses: [shipping] }: Pick<CartFragment, 'shipping_addresses'>): boolean =>
  shipping?.selected_shipping_method != null && isCollection(shipping.selected_shipping_method)

/**
 * The first and the last expected day of delivery for an order placed now, each as its midnight in UTC.
 * @returns undefined if the settings do not say how long the method takes
 */
export function deliveryDays(
  { days, cutOffHour, holidays }: DeliverySettings,
  method: MethodCodes,
  now: Date,
  timeZone: string,
): DeliveryRange | undefined {
  const range = days[methodCode(method)]
  return range && daysFrom({ cutOffHour, holidays }, range, now, timeZone)
}

/**
 * The same for an order whose method is not known by its code, as Magento shows placed orders: from the fastest to the slowest that it may have.
 * @param isCollected whether the order is collected from a shop
 */
export function possibleDays(settings: DeliverySettings, isCollected: boolean, now: Date, timeZone: string): DeliveryRange | undefined {
  const ranges = Object.entries(settings.days).filter(([method]) => (method === IN_STORE) === isCollected).map(([, range]) => range)
  if (ranges.length === 0) return undefined
  return daysFrom(settings, [Math.min(...ranges.map(([fewest]) => fewest)), Math.max(...ranges.map(([, most]) => most))], now, timeZone)
}

type Calendar = Pick<DeliverySettings, 'cutOffHour' | 'holidays'>

function daysFrom({ cutOffHour, holidays }: Calendar, [fewest, most]: readonly [number, number], now: Date, timeZone: string): DeliveryRange {
  const handled = workingDaysAfter(orderDay(now, cutOffHour, timeZone), 0, holidays)
  return [workingDaysAfter(handled, fewest, holidays), workingDaysAfter(handled, most, holidays)]
}

/** The day as which the order counts: today in the shop's time zone, or the next one after the cut-off hour. */
function orderDay(now: Date, cutOffHour: number, timeZone: string): Date {
  // The Swedish format of date and time is that of ISO 8601.
  const [day, time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ')
  const today = new Date(`${day}T00:00Z`)
  const isLate = Number.parseInt(time, 10) >= cutOffHour
  return isLate ? new Date(today.getTime() + 24 * 60 * 60 * 1000) : today
}
