import type { DeliverySettings } from '../../env.ts'
import { workingDaysAfter } from './working-days.ts'
import type { ShippingChoice } from './set-shipping-method.ts'

/** How settings and forms name a way of delivery. */
export const methodCode = ({ carrier_code, method_code }: ShippingChoice): string => `${carrier_code}/${method_code}`

/**
 * The first and the last day on which an order of this moment is to arrive, as their midnights in UTC.
 * @returns none where the shop does not say how long the method takes
 */
export function deliveryDays(
  { days, cutOffHour }: DeliverySettings,
  method: ShippingChoice,
  now: Date,
  timeZone: string,
): readonly [first: Date, last: Date] | undefined {
  const range = days[methodCode(method)]
  if (!range) return undefined
  const begins = handledOn(now, cutOffHour, timeZone)
  return [workingDaysAfter(begins, range[0]), workingDaysAfter(begins, range[1])]
}

/** The working day as whose the order counts: the shop's own day, and the next after its hour. */
function handledOn(now: Date, cutOffHour: number, timeZone: string): Date {
  // Swedish writes date and time as ISO does.
  const [day, time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ')
  const today = new Date(`${day}T00:00Z`)
  const isLate = Number.parseInt(time, 10) >= cutOffHour
  return workingDaysAfter(isLate ? new Date(today.getTime() + 24 * 60 * 60 * 1000) : today, 0)
}
