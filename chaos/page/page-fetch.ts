import { botCheckHeader } from '../../e2e/bot-check-service.ts'
import type { Browser } from './browser.ts'

export interface Visitor {
  readonly browser: Browser
  /** The shop's URL for this visitor. */
  readonly shopUrl: string
  /** The source of the bot check's tokens. */
  readonly backendUrl: string
  /** As reported by the proxy in front of the shop. */
  readonly address: string
  /** Sometimes true: a request whose connection broke is sent again, as browsers do on reused connections. */
  readonly isRetried: () => boolean
}

/** Fetches from the shop with the page's cookies and origin. */
export function pageFetch(visitor: Visitor, signal: AbortSignal): (path: string, init?: RequestInit) => Promise<Response> {
  const { browser, shopUrl, address, backendUrl } = visitor

  async function attempt(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    if (init.method === 'POST') headers.set('origin', shopUrl)
    if (init.credentials !== 'omit') headers.set('cookie', cookieText(browser))
    if (typeof init.body === 'string' && init.body.includes('generateCustomerToken')) {
      for (const [name, value] of Object.entries(await botCheckHeader(queryOf(init.body), backendUrl))) headers.set(name, value)
    }
    const response = await fetch(shopUrl + path, { ...init, headers, redirect: 'manual', signal })
    for (const text of response.headers.getSetCookie()) storeCookie(browser.cookies, text)
    return response
  }

  return async (path, init = {}) => {
    try {
      return await attempt(path, init)
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {})
      if (!visitor.isRetried()) throw error
      return attempt(path, init)
    }
  }
}

const cookieText = ({ cookies }: Browser): string => [...cookies].map((pair) => pair.join('=')).join('; ')

const queryOf = (body: string): string => (JSON.parse(body) as { query: string }).query

function storeCookie(cookies: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name)
  else cookies.set(name, value)
}
