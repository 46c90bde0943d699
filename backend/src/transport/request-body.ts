import type { Plugin } from 'graphql-yoga'
import { requestError } from './request-error.ts'

/**
 * Refuses bodies above the limit unread, and bodies without a length: no GraphQL client sends one, and measuring it would mean
 * reading it.
 */
export function refuseOversized(limitBytes: number): Plugin {
  return {
    onRequest(hook) {
      const { request, fetchAPI } = hook
      if (request.method !== 'POST') return
      const length = request.headers.get('content-length')
      const isChunked = length === null && request.headers.has('transfer-encoding')
      if (isChunked) hook.endResponse(refusal(fetchAPI, 411, 'The request needs a Content-Length header.'))
      else if (limitBytes > 0 && Number(length) > limitBytes) hook.endResponse(refusal(fetchAPI, 413, 'The request is too large.'))
    },
  }
}

const refusal = (fetchAPI: { readonly Response: typeof Response }, status: number, message: string) =>
  new fetchAPI.Response(JSON.stringify({ errors: [{ message, extensions: { category: 'graphql-input' } }] }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** PHP's limit, beyond which Magento cannot parse a request. */
const MAX_DEPTH = 512

/**
 * Refuses deeply nested JSON before it is parsed: the parser would take hundreds of megabytes for one body of brackets, and the
 * process never returns them to the system.
 */
export function limitJsonDepth(): Plugin {
  return {
    onRequestParse({ request }) {
      if (request.method !== 'POST') return
      Object.defineProperty(request, 'json', {
        value: async (): Promise<unknown> => {
          const text = await request.text()
          if (isTooDeep(text)) throw new SyntaxError('The JSON is nested too deep.')
          return magentoRequest(JSON.parse(text))
        },
      })
    },
  }
}

/** What Magento reads of a body: other keys, an empty name and PHP's empty array in place of an object do no harm. */
function magentoRequest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { query, variables, operationName, extensions } = body as Readonly<Record<string, unknown>>
  const isEmptyList = Array.isArray(variables) && variables.length === 0
  return { query, variables: isEmptyList ? {} : variables, operationName: operationName === '' ? undefined : operationName, extensions }
}

/** One pass, because a regular expression for an unterminated string would start again at each of its quotes. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInString && character === '\\') at += 1
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '[' || character === '{')) depth += 1
    else if (!isInString && (character === ']' || character === '}')) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Magento reads only JSON bodies. Yoga would also accept forms and bare documents, and would fail on malformed JSON in the query string. */
export function requireJson(): Plugin {
  return {
    onRequestParse({ request, url }) {
      const isJson = request.headers.get('content-type')?.includes('application/json')
      if (request.method === 'POST' && !isJson) throw requestError('Request content type must be application/json')
      if (request.method === 'GET' && ['variables', 'extensions'].some((name) => !isJsonOrEmpty(url.searchParams.get(name)))) {
        throw requestError('Unable to parse the request.')
      }
    },
  }
}

function isJsonOrEmpty(text: string | null): boolean {
  if (!text) return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
