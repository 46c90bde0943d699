import type { Labels } from '../labels.ts'

export const messages: Labels = { position: 'Pozycja', name: 'Nazwa produktu', price: 'Cena', category: 'Kategoria', links: 'Pliki' }
