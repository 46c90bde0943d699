/**
 * SQL's LIKE: % stands for any text, _ for one character, and a backslash takes the next one literally. One pass with one point to return
 * to, because a regular expression of many %s would take exponential time.
 */
export function matchesLike(text: string, pattern: string): boolean {
  const tokens = tokensOf(pattern)
  let at = 0
  let token = 0
  let resume: { token: number; at: number } | undefined
  while (at < text.length) {
    const current = tokens[token]
    if (current === ANY_TEXT) {
      resume = { token: ++token, at }
    } else if (current === ANY_CHARACTER || current === text[at]) {
      token++
      at++
    } else if (resume) {
      resume.at++
      ;({ token, at } = resume)
    } else {
      return false
    }
  }
  return tokens.slice(token).every((rest) => rest === ANY_TEXT)
}

const ANY_TEXT = Symbol('%')
const ANY_CHARACTER = Symbol('_')

function tokensOf(pattern: string): readonly (string | symbol)[] {
  return [...pattern.matchAll(/\\?[^]/g)].map(([written]) => {
    if (written === '%') return ANY_TEXT
    if (written === '_') return ANY_CHARACTER
    return written.length > 1 ? written.slice(1) : written
  })
}
