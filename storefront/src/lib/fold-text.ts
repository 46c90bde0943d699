/** Folds a text for searches: lower case, without diacritics. Unicode does not decompose ł. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
