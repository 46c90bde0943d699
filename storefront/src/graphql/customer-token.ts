import type { GraphQLErrorBody } from './errors.ts'

export interface AnswerBody {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly GraphQLErrorBody[]
}

export interface Answered {
  readonly status: number
  readonly body: AnswerBody
  /** What became of the customer's token; a refused one was left out of what was asked in the end. */
  readonly token: 'none' | 'sent' | 'refused'
}

/** The ways back into an account: a token that has died must not stand in them. */
const NEED_NO_TOKEN = new Set([
  'confirmEmail',
  'createCustomerV2',
  'generateCustomerToken',
  'requestPasswordResetEmail',
  'resendConfirmationEmail',
  'resetPassword',
])

/** What no guest may ask for, so that a token that went along and was no help is worth nothing. */
const ASK_FOR_CUSTOMER = new Set<unknown>(['customer', 'revokeCustomerToken'])
const REFUSALS = new Set<unknown>(['graphql-authentication', 'graphql-authorization'])

export const needsToken = (field: string): boolean => !NEED_NO_TOKEN.has(field)

/**
 * Whether the backend would not hear the request because of its token: an error that belongs to no field comes before anything
 * is executed. Magento from 2.4.8 on; a wrong password has the same category, but the path of its field.
 */
export function isTokenRefused({ status, body: { data, errors = [] } }: Omit<Answered, 'token'>): boolean {
  const isUnheard = !data && errors.every(({ path }) => !path)
  return isUnheard && (status === 401 || errors.some(({ extensions }) => extensions?.category === 'graphql-authentication'))
}

/**
 * What the browser may see of an answer, and the token it is to have from now on: an empty one is none, and without one it
 * keeps the token that it has.
 */
export function customerToken({ body, token }: Omit<Answered, 'status'>): { answer: AnswerBody; token?: string } {
  const logins = Object.entries(body.data ?? {}).filter(isLogin)
  const [, login] = logins.at(-1) ?? []
  if (login) {
    const hidden = logins.map(([field, fields]) => [field, { ...fields, token: 'kept in a cookie' }])
    return { answer: { ...body, data: { ...body.data, ...Object.fromEntries(hidden) } }, token: login.token }
  }
  const isOver = isLogout(body) || token === 'refused' || body.errors?.some(isAboutNobody)
  return isOver ? { answer: body, token: '' } : { answer: body }
}

// Up to 2.4.7, Magento takes a dead token for none at all, and then knows no customer. Without a token, the mark of one may be left.
const isAboutNobody = ({ path, extensions }: GraphQLErrorBody): boolean =>
  path?.length === 1 && ASK_FOR_CUSTOMER.has(path[0]) && REFUSALS.has(extensions?.category)

const isLogout = ({ data }: AnswerBody): boolean =>
  data?.deleteCustomer === true || (isRecord(data?.revokeCustomerToken) && data.revokeCustomerToken.result === true)

const isLogin = (entry: [string, unknown]): entry is [string, { token: string }] =>
  /CustomerToken$/i.test(entry[0]) && isRecord(entry[1]) && typeof entry[1].token === 'string' && entry[1].token !== ''

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
