import type { DeliverySettings, Holidays } from '../../settings/shop.ts'
import { workingDaysAfter } from '../delivery/working-days.ts'

const DAY = 86_400_000
/** The assumed delivery time, in working days, if the shop does not set one. */
const DEFAULT_DELIVERY_DAYS = 10

export interface PeriodSettings {
  /** `WITHDRAWAL_DAYS` */
  readonly days: number
  readonly delivery: DeliverySettings
  readonly timeZone: string
}

/** When the order was placed and shipped. */
export interface Handover {
  readonly orderedAt: Date
  /** By when all parcels had left; undefined while any has not. Magento does not record their arrival. */
  readonly shippedAt: Date | undefined
}

/**
 * The last day on which the contract can be withdrawn from, as its midnight in UTC. The period begins on the day after the
 * delivery, for which the latest expected day counts, and does not end on a weekend or holiday (Regulation 1182/71, article 3).
 * @returns undefined while the period is not known to have begun
 */
export function lastDayForGoods({ shippedAt }: Handover, { days, delivery, timeZone }: PeriodSettings): Date | undefined {
  if (!shippedAt) return undefined
  const deliveryDays = Math.max(...Object.values(delivery.days).map(([, most]) => most), 0) || DEFAULT_DELIVERY_DAYS
  return afterDays(workingDaysAfter(dayOf(shippedAt, timeZone), deliveryDays, delivery.holidays), days, delivery.holidays)
}

/** For services and downloads, the period begins with the order. */
export const lastDayForServices = ({ orderedAt }: Handover, { days, delivery, timeZone }: PeriodSettings): Date =>
  afterDays(dayOf(orderedAt, timeZone), days, delivery.holidays)

/** The last day ends at midnight in the shop's time zone. */
export const isOver = (lastDay: Date | undefined, now: Date, { timeZone }: PeriodSettings): boolean =>
  lastDay !== undefined && dayOf(now, timeZone) > lastDay

const afterDays = (day: Date, days: number, holidays: Holidays): Date => workingDaysAfter(new Date(day.getTime() + days * DAY), 0, holidays)

/** The day in the shop's time zone, as its midnight in UTC. The Swedish date format is that of ISO 8601. */
export const dayOf = (instant: Date, timeZone: string): Date => new Date(`${instant.toLocaleDateString('sv-SE', { timeZone })}T00:00Z`)
