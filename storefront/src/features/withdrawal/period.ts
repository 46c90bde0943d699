import type { DeliverySettings } from '../../settings/shop.ts'
import { workingDaysAfter } from '../checkout/working-days.ts'

const DAY = 86_400_000
/** How long a parcel may be under way, in working days, where the shop says nothing of it. */
const LONGEST_WAY = 10

export interface PeriodSettings {
  /** `WITHDRAWAL_DAYS` */
  readonly days: number
  readonly delivery: DeliverySettings
  readonly timeZone: string
}

/** When what was bought was handed on, as instants; neither is known of goods that are still here. */
export interface Handover {
  readonly orderedAt: Date
  /** All parcels had left by then. Magento does not tell when they arrived. */
  readonly shippedAt: Date | undefined
}

/**
 * The last day on which the contract can be withdrawn from, as its midnight in UTC. The period begins on the day after the delivery,
 * which is taken to have come as late as the shop allows for, and does not end on a day of rest (Regulation 1182/71, article 3).
 * @returns none where it has not begun to run as far as the shop can know
 */
export function lastDayForGoods({ shippedAt }: Handover, { days, delivery, timeZone }: PeriodSettings): Date | undefined {
  if (!shippedAt) return undefined
  const way = Math.max(...Object.values(delivery.days).map(([, most]) => most), 0) || LONGEST_WAY
  return afterDays(workingDaysAfter(dayOf(shippedAt, timeZone), way), days)
}

/** Of services and files, the contract itself begins it. */
export const lastDayForServices = ({ orderedAt }: Handover, { days, timeZone }: PeriodSettings): Date => afterDays(dayOf(orderedAt, timeZone), days)

/** The day runs to its end in the shop's time zone. */
export const isOver = (lastDay: Date | undefined, now: Date, { timeZone }: PeriodSettings): boolean =>
  lastDay !== undefined && dayOf(now, timeZone) > lastDay

const afterDays = (day: Date, days: number): Date => workingDaysAfter(new Date(day.getTime() + days * DAY), 0)

/** The day of the shop, as its midnight in UTC. Swedish writes dates as ISO does. */
export const dayOf = (instant: Date, timeZone: string): Date => new Date(`${instant.toLocaleDateString('sv-SE', { timeZone })}T00:00Z`)
