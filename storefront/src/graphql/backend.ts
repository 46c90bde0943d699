import { readServerSettings } from '../env.ts'
import { readLimited } from './read-limited.ts'
import { noteAnswer, noteTimeout, timeLimit } from './silent-backend.ts'
import { throughRestarts } from './through-restarts.ts'

/** A category of hundreds of products is some 300 kB. */
const LONGEST_ANSWER = 16 * 1024 * 1024

const settings = readServerSettings()

/** Magento's texts and prices are per store view; a locale names its view unless a setting says otherwise. */
export function storeCode(locale: string | undefined): string {
  return locale ? (settings.storeCodes.get(locale) ?? locale) : 'default'
}

export interface BackendRequest {
  readonly operationName: string
  readonly query: string
  readonly variables: unknown
  readonly store: string
  /** The customer's token, for what only they may see. */
  readonly token?: string | undefined
  /** Who is asking, so that the backend can limit guessing too; not where a page is read, which is everybody's. */
  readonly visitorAddress?: string
  /** For a form that the backend protects: reCAPTCHA's token, of the visitor's own browser. */
  readonly botToken?: string | undefined
  readonly init?: RequestInit
}

/**
 * The one place that knows where the backend is. A query may be asked twice, a mutation reaches it once at most.
 * @returns the whole answer
 * @throws when the backend cannot be reached, takes longer than its time, or answers more than 16 MB
 */
export async function askBackend({ operationName, query, variables, store, token, visitorAddress, botToken, init }: BackendRequest): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json', store })
  if (settings.backendBasicAuth) headers.set('authorization', `Basic ${Buffer.from(settings.backendBasicAuth).toString('base64')}`)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (botToken) headers.set('x-recaptcha', botToken)
  if (visitorAddress) headers.set('x-forwarded-for', visitorAddress)
  const body = JSON.stringify({ operationName, query, variables })
  const isCached = init?.cache === 'force-cache'
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(timeLimit(isCached))
  const ask = async () => wholeAnswer(await fetch(`${settings.backendUrl}/graphql`, { signal, redirect: 'error', ...init, method: 'POST', headers, body }), signal)
  try {
    const answer = await throughRestarts(ask, { isRead: query.startsWith('query'), isCached })
    if (!isCached) noteAnswer()
    return answer
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') noteTimeout(startedAt)
    throw error
  }
}

async function wholeAnswer(response: Response, signal: AbortSignal): Promise<Response> {
  const text = await readLimited(response, LONGEST_ANSWER)
  if (text !== undefined) return new Response(text || null, { status: response.status, headers: response.headers })
  // Next reads a copy of its own, for as long as anything comes. The call's own signal breaks that off: with a second one, by
  // AbortSignal.any or an AbortController, garbage is collected so late that pages take 200 MB more (npm run bench -- --only page-cache-memory).
  signal.dispatchEvent(new Event('abort'))
  throw new Error(`the answer exceeds ${LONGEST_ANSWER} bytes`)
}
