import type { Translations } from '../system-attribute.ts'

/** Empty: the labels of system attributes are English. */
export const messages: Translations = {}
