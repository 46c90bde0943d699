import { LRUCache } from 'lru-cache'
import { hash, randomBytes } from 'node:crypto'
import { readCookie } from '../lib/read-cookie.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from './session-cookie.ts'

const TOKEN_COOKIE = 'magento_customerToken'
/** Paths for which a script or a sibling domain may have set a cookie, which the gateway would receive before the shop's own. */
const OTHER_PATHS = ['/api', '/api/', '/api/graphql']
/** The characters of a bearer token (RFC 6750), up to the length that a server accepts. */
const TOKEN = /^[\w.~+/-]{1,4096}={0,2}$/

export interface TokenCookie {
  readonly isPresent: boolean
  /** Undefined if it is invalid, or if there are several: the customer's own cannot be identified. */
  readonly token: string | undefined
}

export function readTokenCookie(headers: Headers): TokenCookie {
  const cookies = headers.get('cookie') ?? ''
  const count = cookies.split(/;\s*/).filter((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`)).length
  const token = count === 1 ? readCookie(cookies, TOKEN_COOKIE) : undefined
  return { isPresent: count > 0, token: token !== undefined && TOKEN.test(token) ? token : undefined }
}

/**
 * The `Set-Cookie` headers that begin a session, or end it if the token is empty. Scripts cannot read the token's cookie; the session
 * cookie shows them that there is a session, and when another one replaces it.
 * @param replaces whether the browser already has a token, perhaps for another path
 */
export function sessionCookies(token: string, { isSecure, replaces }: { isSecure: boolean; replaces: boolean }): string[] {
  const lifetime = token ? SESSION_SECONDS : 0
  const sessionId = token && randomBytes(16).toString('base64url')
  const rest = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${lifetime}; HttpOnly; ${rest}`,
    `${SESSION_COOKIE}=${sessionId}; Path=/; Max-Age=${lifetime}; ${rest}`,
    ...(replaces ? OTHER_PATHS.map((path) => `${TOKEN_COOKIE}=; Path=${path}; Max-Age=0; HttpOnly; ${rest}`) : []),
  ]
}

const ONE_MINUTE = 60_000

const retired = new LRUCache<string, true>({ max: 10_000, ttl: ONE_MINUTE })
const keyOf = (token: string): string => hash('sha256', token, 'base64')

/** Records a token that its browser no longer uses, after a logout or another login. */
export const retireToken = (token: string): void => void retired.set(keyOf(token), true)

/** Whether the token was retired in the last minute: a late refusal of it must not end the browser's new session. */
export const isRetiredToken = (token: string): boolean => retired.has(keyOf(token))
