import { readCookie } from '../lib/read-cookie.ts'
import type { GraphQLErrorBody } from './errors.ts'

const TOKEN_COOKIE = 'magento_customerToken'
const LIFETIME_SECONDS = 3600

export interface AnswerBody {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly GraphQLErrorBody[]
}

interface Circumstances {
  /** A token went along with the request. */
  readonly wasSent: boolean
  readonly isSecure: boolean
}

/**
 * What the browser may see of an answer, and the cookie that goes with it: a token is taken out and kept in a cookie that
 * scripts cannot read; after a logout, or when the backend refuses the token, the cookie is removed.
 */
export function customerToken(body: AnswerBody, { wasSent, isSecure }: Circumstances): { answer: AnswerBody; cookie?: string } {
  const login = body.data?.generateCustomerToken
  if (isLogin(login)) {
    const data = { ...body.data, generateCustomerToken: { ...login, token: 'kept in a cookie' } }
    return { answer: { ...body, data }, cookie: tokenCookie(login.token, isSecure) }
  }
  const isLoggedOut = isRecord(body.data?.revokeCustomerToken) && body.data.revokeCustomerToken.result === true
  if (isLoggedOut || (wasSent && isRefused(body))) return { answer: body, cookie: tokenCookie('', isSecure) }
  return { answer: body }
}

/** An empty token removes the cookie. */
function tokenCookie(token: string, isSecure: boolean): string {
  const lifetime = token ? LIFETIME_SECONDS : 0
  return `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function readToken(headers: Headers): string | undefined {
  return readCookie(headers.get('cookie') ?? '', TOKEN_COOKIE)
}

const isRefused = ({ errors }: AnswerBody): boolean => errors?.some(({ extensions }) => extensions?.category === 'graphql-authentication') ?? false

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLogin = (value: unknown): value is { token: string } => isRecord(value) && typeof value.token === 'string' && value.token !== ''
