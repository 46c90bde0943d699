/** Soft hyphens, zero-width characters and marks of direction, which copied text contains. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<![\u0590-\u1cff])[\u200c\u200d]/g
const CONTROL = /(?!\s)\p{Cc}/gu
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/**
 * A line of text as typed on a keyboard: composed letters, plain blanks and hyphens, no invisible characters. Joiners stay in the scripts
 * that need them.
 */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(CONTROL, '').replace(DASHES, '-').trim()
