import { explainFailure, NoAnswer } from './no-answer.mjs'
import { readText } from './read-text.mjs'

/**
 * @typedef {object} Answer
 * @property {any} data undefined if the response has none
 * @property {{ message: string, path?: unknown[], extensions?: { category?: string } }[]} errors
 * @typedef {(query: string, options?: { store?: string, variables?: object }) => Promise<Answer>} Ask
 */

/** Milliseconds, as in the shop itself. */
const PATIENCE = 10_000

/**
 * Queries a backend by GraphQL as the shop does.
 * @param {object} backend
 * @param {string} backend.address without `/graphql`
 * @param {string | undefined} [backend.basicAuth] user:password
 * @param {number | undefined} [backend.patience] milliseconds
 * @returns {Ask} throws NoAnswer if the response is not GraphQL
 */
export function createAsk({ address, basicAuth, patience = PATIENCE }) {
  return async (query, { store, variables = {} } = {}) => {
    /** @type {Record<string, string>} */
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    if (basicAuth) headers.authorization = `Basic ${btoa(basicAuth)}`
    if (store) headers.store = store
    const signal = AbortSignal.timeout(patience)
    const body = JSON.stringify({ query, variables })
    let hasBegun = false
    try {
      const response = await fetch(`${address}/graphql`, { method: 'POST', redirect: 'manual', signal, headers, body })
      hasBegun = true
      return readAnswer(address, response, await readText(address, response))
    } catch (error) {
      throw error instanceof NoAnswer ? error : explainFailure(error, address, patience, hasBegun)
    }
  }
}

/** @type {(address: string, response: Response, text: string) => Answer} */
function readAnswer(address, { status, headers }, text) {
  const answer = parse(text)
  if (answer) return answer
  const location = headers.get('location')
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const reason =
    status === 401 ? 'it requires a user and a password: set BACKEND_BASIC_AUTH=user:password'
    : location ? `it redirects to ${location}: give that address, without /graphql`
    : status === 404 ? 'it has no /graphql (status 404)'
    : `it responds with ${isPage ? 'an HTML page' : 'something other than GraphQL'} (status ${status})`
  // A backend with status 500 or above may be down for maintenance.
  throw new NoAnswer(`${address}: ${reason}`, { isLasting: status < 500 })
}

/** Replaces control characters by spaces: printed text may be copied into a file, and terminals execute escape sequences. */
/** @type {(key: string, value: unknown) => unknown} */
// oxlint-disable-next-line no-control-regex -- the expression matches control characters
const withoutControls = (_key, value) => (typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ') : value)

/** @type {(text: string) => Answer | undefined} */
function parse(text) {
  try {
    const { data, errors = [] } = JSON.parse(text, withoutControls)
    return Array.isArray(errors) && (errors.length > 0 || data) ? { data: data ?? undefined, errors } : undefined
  } catch {
    return undefined
  }
}
