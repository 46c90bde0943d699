import type { Locale } from '../../i18n/locales.ts'
import { shopDay } from '../store/shop-day.ts'
import type { ConsentRecord } from '../registration/consent-record.ts'

/** The day of a consent's last change by the shop's own clock, like that of an order. */
export const consentDay = ({ at }: ConsentRecord, locale: Locale, timeZone: string): string => shopDay(at.replace('Z', ''), locale, timeZone)
