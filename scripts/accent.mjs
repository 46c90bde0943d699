/** @type {Readonly<Record<string, string>>} letters that neither English nor Polish has */
const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ö', U: 'Ü', Y: 'Ý' }

/** The growth in length, as in a language with long words. */
const GROWTH = 1.4

/**
 * Makes a text longer and marks its vowels with accents that no other text of the shop has; it stays legible: "Cart" becomes "Cáárt".
 * @param {string} text without values or markup
 */
export function accent(text) {
  const accented = text.replaceAll(/\p{L}{2,}/gu, (word) => (/[aeiouy]/i.test(word) ? word : `${word}y`)).replaceAll(/[aeiouy]/gi, (vowel) => `${ACCENTS[vowel]}`)
  const missing = Math.ceil(text.length * (GROWTH - 1))
  let added = 0
  return accented.replaceAll(/[áéíöüý]/gi, (vowel) => {
    const copies = added < missing ? Math.min(2, missing - added) : 0
    added += copies
    return vowel + vowel.toLowerCase().repeat(copies)
  })
}

/**
 * An ICU message with its texts accented; its arguments, the names of its branches and its tags stay as they are.
 * @param {string} message
 */
export function accentMessage(message) {
  const [text, end] = accentUntilBrace(message, 0)
  if (end < message.length) throw new Error(`A brace too many in: ${message}`)
  return text
}

/** @type {(message: string, start: number) => [text: string, end: number]} up to the brace that closes the branch, or the message's end */
function accentUntilBrace(message, start) {
  let [text, at] = ['', start]
  while (at < message.length && message[at] !== '}') {
    const [literal = ''] = /^(?:<[^>]*>|[^<{}]+)/.exec(message.slice(at)) ?? []
    const [part, end] = literal ? [literal.startsWith('<') ? literal : accent(literal), at + literal.length] : copyArgument(message, at)
    text += part
    at = end
  }
  return [text, at]
}

/** @type {(message: string, start: number) => [text: string, end: number]} from the brace that opens an argument to the one that closes it */
function copyArgument(message, start) {
  let [text, at] = ['{', start + 1]
  while (message[at] !== '}') {
    if (message[at] === '{') {
      const [branch, end] = accentUntilBrace(message, at + 1)
      text += `{${branch}}`
      at = end + 1
    } else text += message[at++]
  }
  return [`${text}}`, at + 1]
}

/**
 * Messages of the backend, some of which are functions; addresses stay as they are.
 * @public the files that pseudo-language.mjs writes import it
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
export function accentAll(value) {
  if (typeof value === 'string') return /** @type {Value} */ (accent(value))
  if (typeof value === 'function') return /** @type {Value} */ ((/** @type {unknown[]} */ ...values) => accentAll(value(...values)))
  if (Array.isArray(value)) return /** @type {Value} */ (value.map(accentAll))
  if (typeof value !== 'object' || value === null) return value
  return /** @type {Value} */ (Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'link' ? inner : accentAll(inner)])))
}
