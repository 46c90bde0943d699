/** English and Polish, in this order throughout the sample shop. */
export type LocalizedText = readonly [english: string, polish: string]

export const STORES = [
  { id: 1, code: 'en', name: 'English', locale: 'en_GB', language: 0 },
  { id: 2, code: 'pl', name: 'Polski', locale: 'pl_PL', language: 1 },
] as const

/** By product code. A blank line separates the paragraphs of a text. */
export type Descriptions = Readonly<Record<string, LocalizedText>>
