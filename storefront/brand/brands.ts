import type { Brand, Localized } from './brand.ts'
import type { BrandMessages } from './brand-messages.ts'
import type { BrandPictures } from './brand-pictures.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { readNamespace } from '../src/messages/read-namespace.ts'

interface BrandFiles {
  readonly brand: () => Promise<{ brand: Brand }>
  readonly messages: Localized<() => Promise<{ default: BrandMessages }>>
}

/** The brands that `BRAND` can name, each a folder beside this file. */
export const BRANDS: Readonly<Record<string, BrandFiles>> = {
  halny: {
    brand: () => import('./halny/brand.ts'),
    messages: { en: () => import('./halny/en.json'), pl: () => import('./halny/pl.json') },
  },
  mewa: {
    brand: () => import('./mewa/brand.ts'),
    messages: { en: () => import('./mewa/en.json'), pl: () => import('./mewa/pl.json') },
  },
}

/** Separate, because browsers load the list above. */
export const BRAND_PICTURES: Readonly<Record<string, () => Promise<{ pictures: BrandPictures }>>> = {
  halny: () => import('./halny/pictures.ts'),
  mewa: () => import('./mewa/pictures.ts'),
}

/** A brand's messages in a language, or in the first of its sources that has them; both if the language is incomplete. */
export const loadBrandMessages = (brand: string, locale: Locale): Promise<BrandMessages> =>
  readNamespace<BrandMessages>(locale, async (source) => (await BRANDS[brand]?.messages[source]?.())?.default)
