/** Endings of nouns and adjectives, without diacritics. The longest that fits is removed. */
const ENDINGS = (
  'iami iach iego iemu iowie ' +
  'ami ach ego emu ymi imi iom iej ich iem owi ' +
  'ie ia iu io ej ym im ych om em ' +
  'a e i o u y'
).split(' ').toSorted((one, other) => other.length - one.length)

/** Leaves what makes an adjective of a noun or a noun of a verb: puch-owy, bieg-anie. */
const DERIVED = /^(.{3,})ow$|^(.{4,})an$/
const MIN_STEM = 3

/**
 * The part of a Polish word that its inflected forms share: kurtka, kurtki, kurtkę, kurtce and kurtek are `kurtk`; puch and puchowa,
 * biegi, biegowe and bieganie have one stem, too. It need not be a word.
 * @param word lower case, without diacritics
 */
export function polishStem(word: string): string {
  if (/\d/.test(word)) return word
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM) ?? ''
  const base = restore(word.slice(0, word.length - ending.length), ending)
  const derived = DERIVED.exec(base)
  return withoutFleetingVowel(derived?.[1] ?? derived?.[2] ?? base)
}

/** kurtce → kurtk: the dative has changed the last consonant. */
const restore = (base: string, ending: string): string => (ending === 'e' ? base.replace(/([^aeiouyn])c$/, '$1k') : base)

/** kurtek → kurtk, sweter → swetr: the vowel that appears only in front of no ending. */
const withoutFleetingVowel = (stem: string): string => stem.replace(/^(.+[^aeiouy])e([krlnb])$/, '$1$2')
