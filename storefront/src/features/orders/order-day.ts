import type { OrderFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { shopDay } from '../../lib/shop-day.ts'

/**
 * The day of the order by the shop's own clock. `order_date` is in UTC up to some release of Magento and in the shop's time after it, and no
 * field tells which; `created_at` is deprecated but always in UTC. Where it is missing, the day is taken as it is written.
 */
export const orderDay = ({ created_at, order_date }: Pick<OrderFragment, 'created_at' | 'order_date'>, locale: Locale, timeZone: string): string =>
  created_at ? shopDay(created_at, locale, timeZone) : shopDay(order_date, locale, 'UTC')
