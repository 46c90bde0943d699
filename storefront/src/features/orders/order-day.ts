import type { OrderFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { shopDay } from '../store/shop-day.ts'

/**
 * The day of the order in the shop's time zone. Older releases of Magento write `order_date` in UTC, newer ones in the shop's time, and no
 * field says which; `created_at` is deprecated but always in UTC. Without it, `order_date` is taken as written.
 */
export const orderDay = ({ created_at, order_date }: Pick<OrderFragment, 'created_at' | 'order_date'>, locale: Locale, timeZone: string | undefined): string =>
  created_at ? shopDay(created_at, locale, timeZone) : shopDay(order_date, locale, 'UTC')
