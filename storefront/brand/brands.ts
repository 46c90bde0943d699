import type { Brand } from './brand.ts'
import type { BrandMessages } from './brand-messages.ts'
import type { BrandPictures } from './brand-pictures.ts'

interface BrandFiles {
  readonly brand: () => Promise<{ brand: Brand }>
  readonly words: Readonly<Record<'en' | 'pl', () => Promise<{ default: BrandMessages }>>>
}

/** The brands that `BRAND` can name, each a folder beside this file. */
export const BRANDS: Readonly<Record<string, BrandFiles>> = {
  halny: {
    brand: () => import('./halny/brand.ts'),
    words: { en: () => import('./halny/en.json'), pl: () => import('./halny/pl.json') },
  },
  mewa: {
    brand: () => import('./mewa/brand.ts'),
    words: { en: () => import('./mewa/en.json'), pl: () => import('./mewa/pl.json') },
  },
}

/** Separate, because browsers load the list above. */
export const BRAND_PICTURES: Readonly<Record<string, () => Promise<{ pictures: BrandPictures }>>> = {
  halny: () => import('./halny/pictures.ts'),
  mewa: () => import('./mewa/pictures.ts'),
}
