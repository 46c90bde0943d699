import { readServerSettings } from '../env.ts'

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

/** The one place that knows where the backend is. Rejects when it cannot be reached or takes longer than ten seconds. */
export function askBackend({ operationName, query, variables, store, token, visitorAddress, botToken, init }: BackendRequest): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json', store })
  if (settings.backendBasicAuth) headers.set('authorization', `Basic ${btoa(settings.backendBasicAuth)}`)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (botToken) headers.set('x-recaptcha', botToken)
  if (visitorAddress) headers.set('x-forwarded-for', visitorAddress)
  return fetch(`${settings.backendUrl}/graphql`, {
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
    ...init,
    method: 'POST',
    headers,
    body: JSON.stringify({ operationName, query, variables }),
  })
}
