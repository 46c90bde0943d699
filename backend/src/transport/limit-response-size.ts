import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** In characters, approximately; gateways accept no more. */
const MAX_CHARACTERS = 16_000_000

/**
 * Refuses a response that is too large before it is serialized. Until then it is small, because repeated texts share memory, which they no
 * longer do in JSON.
 */
export function limitResponseSize(maxCharacters = MAX_CHARACTERS): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ result, setResult }) {
        if (!isLarger(result, maxCharacters)) return
        setResult({ errors: [new GraphQLError('The answer is too large.', { extensions: { category: 'graphql-input' } })] })
      },
    }),
  }
}

function isLarger(response: unknown, maxCharacters: number): boolean {
  const pending = [response]
  let size = 0
  while (pending.length > 0 && size <= maxCharacters) {
    const value = pending.pop()
    size += typeof value === 'string' ? value.length : 4
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      size += key.length
      pending.push(part)
    }
  }
  return size > maxCharacters
}
