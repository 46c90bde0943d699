import { readServerSettings } from '../env.ts'
import { asBackendCall } from '../monitoring/backend-calls.ts'
import { currentRequest } from '../monitoring/request-context.ts'

/** Milliseconds. */
export const BACKEND_TIME_LIMIT = 10_000

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
 * The only module that knows the backend's URL. The page server's gate beneath `fetch` (server/backend-calls) retries calls and limits
 * their answers.
 * @returns the complete response
 * @throws when the backend cannot be reached, exceeds the timeout, or sends more than 16 MB
 */
export function askBackend({ operationName, query, variables, store, token, visitorAddress, botToken, init }: BackendRequest): Promise<Response> {
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
  const caller = isCached ? 'page' : visitorAddress === undefined ? 'server' : 'gateway'
  return asBackendCall({ operation: operationName, caller, isRead: query.startsWith('query') }, () =>
    fetch(`${settings.backendUrl}/graphql`, { signal: AbortSignal.timeout(BACKEND_TIME_LIMIT), redirect: 'error', ...init, method: 'POST', headers, body }),
  )
}
