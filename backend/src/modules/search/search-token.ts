import { fold } from '../../lib/fold.ts'

/** How the index holds a term: each store view has its own, so that one language's frequent words do not weigh in another. */
export const searchToken = (storeId: number, term: string): string => `${storeId}x${term}`

/** The same for a product's SKU, which is found as a whole. */
export const skuToken = (storeId: number, sku: string): string => `${storeId}k${fold(sku).replaceAll(/[^\p{L}\p{N}]/gu, '')}`

/** The name of a category of several kinds, which is found as a whole. */
export const wholeToken = (storeId: number, terms: readonly string[]): string => `${storeId}w${terms.join('x')}`
