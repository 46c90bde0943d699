import type { Phrases } from '../system-attribute.ts'

/** The attributes' labels are Magento's English already. */
export const words: Phrases = {}
