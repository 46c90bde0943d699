import type { GraphQLErrorBody } from './errors.ts'

export interface AnswerBody {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined
  readonly errors?: readonly GraphQLErrorBody[]
}

export interface BackendAnswer {
  readonly status: number
  readonly body: AnswerBody
  /** What happened to the customer's token; the request was repeated without a rejected one. */
  readonly token: 'none' | 'sent' | 'refused'
}

/** Operations that give access to an account: an expired token must not block them. */
const NEED_NO_TOKEN = new Set([
  'confirmEmail',
  'createCustomerV2',
  'generateCustomerToken',
  'requestPasswordResetEmail',
  'resendConfirmationEmail',
  'resetPassword',
])

/** Fields that require a customer: if one is refused despite a token, the token is invalid. */
const CUSTOMER_FIELDS = new Set<unknown>(['customer', 'revokeCustomerToken'])
const REFUSALS = new Set<unknown>(['graphql-authentication', 'graphql-authorization'])

export const needsToken = (field: string): boolean => !NEED_NO_TOKEN.has(field)

/**
 * Whether the backend rejected the request because of its token, as Magento does from 2.4.8 on: an error without a path occurs before the
 * execution. A wrong password has the same category, but the path of its field.
 */
export function isTokenRefused({ status, body: { data, errors = [] } }: Omit<BackendAnswer, 'token'>): boolean {
  const isBeforeExecution = !data && errors.every(({ path }) => !path)
  return isBeforeExecution && (status === 401 || errors.some(({ extensions }) => extensions?.category === 'graphql-authentication'))
}

/**
 * The part of a response that the browser may see, and the token for its cookie: an empty one removes the cookie, undefined leaves it
 * unchanged.
 */
export function customerToken({ body, token }: Omit<BackendAnswer, 'status'>): { answer: AnswerBody; token?: string } {
  const logins = Object.entries(body.data ?? {}).filter(isLogin)
  const [, login] = logins.at(-1) ?? []
  if (login) {
    const hidden = logins.map(([field, fields]) => [field, { ...fields, token: 'kept in a cookie' }])
    return { answer: { ...body, data: { ...body.data, ...Object.fromEntries(hidden) } }, token: login.token }
  }
  const hasEnded = isLogout(body) || token === 'refused' || body.errors?.some(isWithoutCustomer)
  return hasEnded ? { answer: body, token: '' } : { answer: body }
}

// Up to 2.4.7, Magento treats a request with an expired token as a guest's. A guest may still have the session cookie of an earlier session.
const isWithoutCustomer = ({ path, extensions }: GraphQLErrorBody): boolean =>
  path?.length === 1 && CUSTOMER_FIELDS.has(path[0]) && REFUSALS.has(extensions?.category)

const isLogout = ({ data }: AnswerBody): boolean =>
  data?.deleteCustomer === true || (isRecord(data?.revokeCustomerToken) && data.revokeCustomerToken.result === true)

const isLogin = (entry: [string, unknown]): entry is [string, { token: string }] =>
  /CustomerToken$/i.test(entry[0]) && isRecord(entry[1]) && typeof entry[1].token === 'string' && entry[1].token !== ''

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
