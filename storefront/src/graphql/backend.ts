import { readServerSettings } from '../env.ts'
import { retryDuringRestart } from './backend-retry.ts'
import { recordResponse, recordTimeout, timeLimit } from './backend-timeout.ts'
import { asBackendCall } from '../monitoring/backend-calls.ts'
import { currentRequest } from '../monitoring/request-context.ts'
import { readLimited } from './read-limited.ts'

/** Bytes. A category of hundreds of products is about 300 kB. */
const MAX_ANSWER = 16 * 1024 * 1024

const settings = readServerSettings()

/** Magento's texts and prices are per store view; by default a locale is also the code of its store view. */
export function storeCode(locale: string | undefined): string {
  return locale ? (settings.storeCodes.get(locale) ?? locale) : 'default'
}

export interface BackendRequest {
  readonly operationName: string
  readonly query: string
  readonly variables: unknown
  readonly store: string
  /** The customer's token, for data that only this customer may read. */
  readonly token?: string | undefined
  /** The visitor's IP address, so that the backend can limit guessing too. Reads for public pages leave it out. */
  readonly visitorAddress?: string
  /** The reCAPTCHA token from the visitor's browser, for a form that the backend protects. */
  readonly botToken?: string | undefined
  readonly init?: RequestInit
}

/**
 * The only module that knows the backend's URL. A query may reach the backend twice, a mutation once at most.
 * @returns the complete response
 * @throws when the backend cannot be reached, exceeds the timeout, or sends more than 16 MB
 */
export async function askBackend({ operationName, query, variables, store, token, visitorAddress, botToken, init }: BackendRequest): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json', store })
  if (settings.backendBasicAuth) headers.set('authorization', `Basic ${Buffer.from(settings.backendBasicAuth).toString('base64')}`)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (botToken) headers.set('x-recaptcha', botToken)
  if (visitorAddress) headers.set('x-forwarded-for', visitorAddress)
  const body = JSON.stringify({ operationName, query, variables })
  const isCached = init?.cache === 'force-cache'
  const request = currentRequest()
  // Next would cache a page's read once for each id.
  if (request && !isCached) headers.set('x-request-id', request.id)
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(timeLimit(isCached))
  const caller = isCached ? 'page' : visitorAddress === undefined ? 'server' : 'gateway'
  const call = () =>
    asBackendCall({ operation: operationName, caller }, async () => wholeAnswer(await fetch(`${settings.backendUrl}/graphql`, { signal, redirect: 'error', ...init, method: 'POST', headers, body }), signal))
  try {
    const answer = await retryDuringRestart(call, { isRead: query.startsWith('query'), isCached })
    if (!isCached) recordResponse()
    return answer
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') recordTimeout(startedAt)
    throw error
  }
}

async function wholeAnswer(response: Response, signal: AbortSignal): Promise<Response> {
  const text = await readLimited(response, MAX_ANSWER)
  if (text !== undefined) return new Response(text || null, { status: response.status, headers: response.headers })
  // Next reads its own copy of the body until the stream ends. The call's own signal aborts that copy, too: with a second signal, by
  // AbortSignal.any or an AbortController, garbage is collected so late that pages take 200 MB more (npm run bench -- --only page-cache-memory).
  signal.dispatchEvent(new Event('abort'))
  throw new Error(`the answer exceeds ${MAX_ANSWER} bytes`)
}
