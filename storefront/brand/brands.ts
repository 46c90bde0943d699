import type { Brand } from './brand.ts'
import type { BrandMessages } from './brand-messages.ts'
import type { BrandPictures } from './brand-pictures.ts'
import type { Locale } from '../src/i18n/locales.ts'

interface BrandFiles {
  readonly brand: () => Promise<{ brand: Brand }>
  readonly messages: (locale: Locale) => Promise<{ default: BrandMessages }>
}

/** The brands that `BRAND` can name, each a folder beside this file. */
export const BRANDS: Readonly<Record<string, BrandFiles>> = {
  halny: {
    brand: () => import('./halny/brand.ts'),
    messages: (locale) => import(`./halny/${locale}.json`),
  },
  mewa: {
    brand: () => import('./mewa/brand.ts'),
    messages: (locale) => import(`./mewa/${locale}.json`),
  },
}

/** Separate, because browsers load the list above. */
export const BRAND_PICTURES: Readonly<Record<string, () => Promise<{ pictures: BrandPictures }>>> = {
  halny: () => import('./halny/pictures.ts'),
  mewa: () => import('./mewa/pictures.ts'),
}
