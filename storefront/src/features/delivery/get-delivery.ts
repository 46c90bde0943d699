import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { getStoreCountry } from '../address/store-country.ts'
import { getTimeZone } from '../store/store-config.ts'
import { countryHolidays } from './country-holidays.ts'

const { delivery } = readServerSettings()

/** The settings of delivery with the holidays of the store's country, so that browsers need no calendar of all countries. */
export async function getDelivery(locale: Locale): Promise<DeliverySettings> {
  const [country, timeZone] = await Promise.all([getStoreCountry(locale), getTimeZone(locale)])
  const { dates, aroundEaster } = countryHolidays(country, timeZone)
  return { ...delivery, country, holidays: { dates: [...dates, ...delivery.holidays.dates], aroundEaster } }
}
