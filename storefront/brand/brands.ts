import type { Brand } from './brand.ts'
import type { BrandPictures } from './brand-pictures.ts'
import type { BrandWords } from './brand-words.ts'

interface BrandFiles {
  readonly brand: () => Promise<{ brand: Brand }>
  readonly pictures: () => Promise<{ pictures: BrandPictures }>
  readonly words: Readonly<Record<'en' | 'pl', () => Promise<{ default: BrandWords }>>>
}

/** The brands that `BRAND` can name, each a folder beside this file. Apart, because browsers read of one what a part of a page needs. */
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
