/**
 * Text as the search compares it: lower case, without diacritics. SQLite's tokenizer folds ó and ż but not ł, which
 * Unicode does not compose from l and a stroke.
 */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss')

/** A key for Polish order regardless of case: ą after a, ł after l. */
export const sortKey = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l~').normalize('NFD').replace(/\p{M}+/gu, '~')
