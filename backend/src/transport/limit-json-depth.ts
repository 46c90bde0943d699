import type { Plugin } from 'graphql-yoga'

/** PHP's own, beyond which Magento cannot parse a request. */
const DEEPEST = 512

/**
 * Refuses JSON that nests deeper before it is parsed: the parser holds hundreds of megabytes for the brackets of one
 * body, which the process does not give back.
 */
export function limitJsonDepth(): Plugin {
  return {
    onRequestParse({ request }) {
      if (request.method !== 'POST') return
      Object.defineProperty(request, 'json', {
        value: async (): Promise<unknown> => {
          const text = await request.text()
          if (isTooDeep(text)) throw new SyntaxError('The JSON is nested too deep.')
          return JSON.parse(text)
        },
      })
    },
  }
}

/** In one pass, as any pattern for a string that may never end would begin anew at each of its quotes. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInString && character === '\\') at += 1
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '[' || character === '{')) depth += 1
    else if (!isInString && (character === ']' || character === '}')) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
