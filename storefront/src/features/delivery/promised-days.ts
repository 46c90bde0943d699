import 'server-only'
import type { DeliverySettings } from '../../settings/shop.ts'
import { deliveryDays } from './delivery-days.ts'

const HOUR_MS = 60 * 60 * 1000
/** A page is rendered again long before. */
const HOURS = 2 * 24

/** Expected days, ISO 8601, of orders placed before a time in ms. */
export type PromisedDays = readonly [until: number, first: string, last: string]

let computed: { readonly key: string; readonly days: readonly PromisedDays[] } | undefined

/**
 * The expected days of delivery by the method that the settings name first, of orders in the next days. A cached page holds them, so
 * that browsers need no calendar of holidays.
 * @returns in order of time; empty without settings
 */
export function promisedDays(settings: DeliverySettings, timeZone: string, now = Date.now()): readonly PromisedDays[] {
  const hour = Math.floor(now / HOUR_MS)
  const key = JSON.stringify([hour, timeZone, settings])
  if (computed?.key !== key) computed = { key, days: daysFrom(settings, hour * HOUR_MS, timeZone) }
  return computed.days
}

function daysFrom(settings: DeliverySettings, start: number, timeZone: string): PromisedDays[] {
  const [carrier_code, method_code] = Object.keys(settings.days)[0]?.split('/') ?? []
  if (carrier_code === undefined || method_code === undefined) return []
  const promised: PromisedDays[] = []
  for (let hour = 0; hour < HOURS; hour++) {
    const time = start + hour * HOUR_MS
    const [first, last] = (deliveryDays(settings, { carrier_code, method_code }, new Date(time), timeZone) ?? []).map((day) => day.toISOString().slice(0, 10))
    if (first === undefined || last === undefined) return []
    const previous = promised.at(-1)
    const isSame = previous?.[1] === first && previous[2] === last
    promised.splice(isSame ? -1 : promised.length, isSame ? 1 : 0, [time + HOUR_MS, first, last])
  }
  return promised
}
