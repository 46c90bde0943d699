import { randomBytes } from 'node:crypto'
import { readCookie } from '../lib/read-cookie.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from './session-cookie.ts'

const TOKEN_COOKIE = 'magento_customerToken'
/** Where else a script or a sibling domain can have put a cookie that would reach the gateway, and before the shop's own. */
const OTHER_PATHS = ['/api', '/api/', '/api/graphql']
/** What can stand in an Authorization header (RFC 6750), and is no longer than a server takes. */
const TOKEN = /^[\w.~+/-]{1,4096}={0,2}$/

export interface TokenCookie {
  readonly isThere: boolean
  /** None where somebody else has put one beside it, as nobody can tell which is the customer's. */
  readonly token: string | undefined
}

export function readTokenCookie(headers: Headers): TokenCookie {
  const cookies = headers.get('cookie') ?? ''
  const count = cookies.split(/;\s*/).filter((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`)).length
  const token = count === 1 ? readCookie(cookies, TOKEN_COOKIE) : undefined
  return { isThere: count > 0, token: token !== undefined && TOKEN.test(token) ? token : undefined }
}

/**
 * The `Set-Cookie` headers that begin a session; with an empty token, those that end it. The token's cookie is out of scripts'
 * reach; the one beside it tells them that there is a session, and that it is another one than before.
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
