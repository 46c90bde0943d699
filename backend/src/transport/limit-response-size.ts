import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** In characters, approximately; gateways accept no more. */
const MOST = 16_000_000

/**
 * Refuses too large an answer before it is serialized. Until then it is small, because repeated texts share memory, which they no
 * longer do as JSON.
 */
export function limitResponseSize(most = MOST): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ result, setResult }) {
        if (!isLarger(result, most)) return
        setResult({ errors: [new GraphQLError('The answer is too large.', { extensions: { category: 'graphql-input' } })] })
      },
    }),
  }
}

function isLarger(answer: unknown, most: number): boolean {
  const waiting = [answer]
  let size = 0
  while (waiting.length > 0 && size <= most) {
    const value = waiting.pop()
    size += typeof value === 'string' ? value.length : 4
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      size += key.length
      waiting.push(part)
    }
  }
  return size > most
}
