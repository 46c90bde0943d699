import { randomBytes } from 'node:crypto'
import { readCookie } from '../lib/read-cookie.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from './session-cookie.ts'

const TOKEN_COOKIE = 'magento_customerToken'
/** Other paths on which a script or a sibling domain can have set a cookie that the gateway would receive before the shop's own. */
const OTHER_PATHS = ['/api', '/api/', '/api/graphql']
/** The characters of a bearer token (RFC 6750), up to the length that a server accepts. */
const TOKEN = /^[\w.~+/-]{1,4096}={0,2}$/

export interface TokenCookie {
  readonly isThere: boolean
  /** Undefined if there are several, since the customer's own cannot be identified. */
  readonly token: string | undefined
}

export function readTokenCookie(headers: Headers): TokenCookie {
  const cookies = headers.get('cookie') ?? ''
  const count = cookies.split(/;\s*/).filter((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`)).length
  const token = count === 1 ? readCookie(cookies, TOKEN_COOKIE) : undefined
  return { isThere: count > 0, token: token !== undefined && TOKEN.test(token) ? token : undefined }
}

/**
 * The `Set-Cookie` headers that begin a session; with an empty token, those that end it. Scripts cannot read the token's
 * cookie; the session cookie shows them that there is a session, and when another one replaces it.
 * @param replaces the browser already has a token, perhaps for another path
 */
export function sessionCookies(token: string, { isSecure, replaces }: { isSecure: boolean; replaces: boolean }): string[] {
  const lifetime = token ? SESSION_SECONDS : 0
  const mark = token && randomBytes(16).toString('base64url')
  const rest = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${lifetime}; HttpOnly; ${rest}`,
    `${SESSION_COOKIE}=${mark}; Path=/; Max-Age=${lifetime}; ${rest}`,
    ...(replaces ? OTHER_PATHS.map((path) => `${TOKEN_COOKIE}=; Path=${path}; Max-Age=0; HttpOnly; ${rest}`) : []),
  ]
}
