/** Levels of lists and objects; an answer to a query of Magento's default depth, 20, has twice as many at most. */
const MAX_DEPTH = 200
/** Lists and objects. The largest pages have some ten thousand. */
const MAX_PARTS = 500_000

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The parser takes as long for a nested list as for hundreds of characters, and answers no visitor meanwhile: three seconds for five
 * megabytes of brackets.
 * @throws for an answer with more levels, or parts, than any of Magento's
 */
export function refuseDenseJson(answer: Uint8Array): void {
  let depth = 0
  let parts = 0
  let isText = false
  for (let index = 0; index < answer.length; index += 1) {
    const byte = answer[index]
    if (byte === QUOTE) isText = !isText
    else if (isText) {
      if (byte === BACKSLASH) index += 1
    } else if (byte === LIST || byte === OBJECT) {
      depth += 1
      parts += 1
      if (depth > MAX_DEPTH) throw new Error(`the answer has more than ${MAX_DEPTH} levels`)
      if (parts > MAX_PARTS) throw new Error(`the answer has more than ${MAX_PARTS} lists and objects`)
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1
  }
}
