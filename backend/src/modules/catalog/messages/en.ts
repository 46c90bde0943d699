import type { Labels } from '../labels.ts'

export const messages: Labels = { position: 'Position', name: 'Product Name', price: 'Price', category: 'Category', links: 'Files' }
