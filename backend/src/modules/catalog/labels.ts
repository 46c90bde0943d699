const ENGLISH = { position: 'Position', name: 'Product Name', price: 'Price', category: 'Category', links: 'Links' }

/** Magento's own words for what no attribute of the shop names, in the store view's language. */
const LABELS: Readonly<Record<string, typeof ENGLISH>> = {
  pl: { position: 'Pozycja', name: 'Nazwa produktu', price: 'Cena', category: 'Kategoria', links: 'Pliki' },
}

export const label = (locale: string, word: keyof typeof ENGLISH): string => (LABELS[locale.slice(0, 2)] ?? ENGLISH)[word]
