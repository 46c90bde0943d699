import type { DeliverySettings } from '../../settings/shop.ts'
import { type DeliveryRange, possibleDays } from '../delivery/delivery-days.ts'
import { dayOf } from '../withdrawal/period.ts'
import type { OrderProgress } from './order-progress.ts'

/** The expected days of an order that has not left; undefined once it is too late for them. */
export function expectedDays(
  { packedFrom, isCollected }: Pick<OrderProgress, 'packedFrom' | 'isCollected'>,
  delivery: DeliverySettings,
  now: Date,
  timeZone: string,
): DeliveryRange | undefined {
  const days = packedFrom && possibleDays(delivery, isCollected, packedFrom, timeZone)
  if (!days) return undefined
  const today = dayOf(now, timeZone)
  // What has not been sent does not arrive today.
  return (isCollected ? days[0] >= today : days[1] > today) ? days : undefined
}
