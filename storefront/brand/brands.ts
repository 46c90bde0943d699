import type { Brand } from './brand.ts'
import type { BrandPictures } from './brand-pictures.ts'
import type { BrandMessages } from './brand-messages.ts'

interface BrandFiles {
  readonly brand: () => Promise<{ brand: Brand }>
  readonly pictures: () => Promise<{ pictures: BrandPictures }>
  readonly words: Readonly<Record<'en' | 'pl', () => Promise<{ default: BrandMessages }>>>
}

/** The brands that `BRAND` can name, each a folder beside this file. Loaded separately, because browsers do not need the pictures. */
export const BRANDS: Readonly<Record<string, BrandFiles>> = {
  halny: {
    brand: () => import('./halny/brand.ts'),
    pictures: () => import('./halny/pictures.ts'),
    words: { en: () => import('./halny/en.json'), pl: () => import('./halny/pl.json') },
  },
  mewa: {
    brand: () => import('./mewa/brand.ts'),
    pictures: () => import('./mewa/pictures.ts'),
    words: { en: () => import('./mewa/en.json'), pl: () => import('./mewa/pl.json') },
  },
}
