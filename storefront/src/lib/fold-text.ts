/** Text as people compare it while they look for something: lower case, without diacritics. Unicode composes ł of nothing. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
