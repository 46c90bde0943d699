import { languageOf } from '../store/language.ts'

/** Magento's own words for what no attribute of the shop names, in the store view's language. */
const LABELS = {
  en: { position: 'Position', name: 'Product Name', price: 'Price', category: 'Category', links: 'Links' },
  pl: { position: 'Pozycja', name: 'Nazwa produktu', price: 'Cena', category: 'Kategoria', links: 'Pliki' },
}

export const label = (locale: string, word: keyof (typeof LABELS)['en']): string => LABELS[languageOf(locale)][word]
