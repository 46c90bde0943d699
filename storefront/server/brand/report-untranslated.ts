import type { Brand } from '../../brand/brand.ts'
import { BRANDS } from '../../brand/brands.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** Logs once, when the shop starts, the labels for which another language stands in. */
export async function reportUntranslated(name: string | undefined): Promise<void> {
  const brand = name === undefined ? undefined : (await BRANDS[name]?.brand())?.brand
  const labels = brand ? untranslatedLabels(brand, LOCALES) : []
  if (labels.length > 0) console.warn(`storefront/brand/${name}/brand.ts has no ${labels.join(', ')}: another language stands in`)
}

/** @returns the fields that are missing, as in `contact.hours.de` */
export const untranslatedLabels = (brand: Brand, locales: readonly Locale[]): string[] => missingIn(brand, '', locales)

function missingIn(value: unknown, path: string, locales: readonly Locale[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  // English is in every localized value, and in nothing else.
  if (Object.hasOwn(value, 'en')) return locales.filter((locale) => !Object.hasOwn(value, locale)).map((locale) => `${path}.${locale}`)
  return Object.entries(value).flatMap(([key, inner]) => missingIn(inner, path ? `${path}.${key}` : key, locales))
}
