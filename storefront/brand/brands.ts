import type { Brand, BrandMessages } from './brand.ts'

interface BrandFiles {
  readonly load: () => Promise<Brand>
  /** Apart, because browsers fetch them as well: the footer's, and those of other parts that come late. */
  readonly words: Readonly<Record<'en' | 'pl', () => Promise<{ default: BrandMessages }>>>
}

/** The brands that `BRAND` can name, each a folder beside this file. */
export const BRANDS: Readonly<Record<string, BrandFiles>> = {
  halny: {
    load: () => import('./halny/brand.ts').then(({ halny }) => halny),
    words: { en: () => import('./halny/en.json'), pl: () => import('./halny/pl.json') },
  },
}
