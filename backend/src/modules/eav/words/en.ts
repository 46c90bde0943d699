import type { Phrases } from '../system-attribute.ts'

/** Empty: the labels of system attributes are English. */
export const words: Phrases = {}
