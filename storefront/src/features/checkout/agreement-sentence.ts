/** A part of a sentence; with the agreement that it names, if any. */
export interface SentencePart<Named> {
  readonly text: string
  readonly agreement?: Named
}

/** Splits a sentence at the names of agreements in it, in any grammatical form: "politykę prywatności" is "Polityka prywatności". */
export function sentenceParts<Named extends { readonly name: string }>(sentence: string, agreements: readonly Named[]): readonly SentencePart<Named>[] {
  const found = agreements
    .flatMap((agreement) => {
      const match = namePattern(agreement.name)?.exec(sentence)
      return match ? [{ agreement, text: match[0], start: match.index, end: match.index + match[0].length }] : []
    })
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start }, index, all) => all.slice(0, index).every(({ end }) => end <= start))
  const parts = found.flatMap(({ agreement, text, start }, index) => [{ text: sentence.slice(found[index - 1]?.end ?? 0, start) }, { text, agreement }])
  return [...parts, { text: sentence.slice(found.at(-1)?.end ?? 0) }].filter(({ text }) => text !== '')
}

/** Polish endings have up to three letters, and some forms add to them. */
const MAX_ENDING = 3
const MIN_STEM = 3

function namePattern(name: string): RegExp | undefined {
  const words = name.match(/[\p{L}\p{N}]+/gu)?.map((word) => {
    const stem = word.slice(0, Math.max(MIN_STEM, word.length - MAX_ENDING))
    return stem.length < word.length ? String.raw`${stem}\p{L}{0,${2 * MAX_ENDING}}` : word
  })
  return words && new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`, 'iu')
}
