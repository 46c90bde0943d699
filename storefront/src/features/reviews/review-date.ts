import type { Locale } from '../../i18n/locales.ts'
import { shopDay } from '../store/shop-day.ts'

/** @param createdAt as Magento writes it, in UTC */
export const reviewDate = (createdAt: string, locale: Locale): string => shopDay(createdAt, locale, 'Europe/Warsaw')
