import { readServerSettings } from '../env.ts'
import { isLocale } from '../i18n/locales.ts'
import { askBackend, storeCode } from './backend.ts'
import { type AnswerBody, customerToken, readToken } from './customer-token.ts'
import { ALLOWED_OPERATIONS } from './generated/allow-list.ts'
import { hasOwnOrigin } from './own-origin.ts'
import { readLimited } from './read-limited.ts'

const { isDevelopment } = readServerSettings()
const LONGEST_BODY = 64 * 1024

interface OperationRequest {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * The browser's only way to the backend. It lets through the shop's own operations, sent by the shop's own pages, and
 * keeps the customer's token to itself.
 */
export async function gateway(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', { allow: 'POST' })
  if (!hasOwnOrigin(request.headers)) return refuse(403, 'Requests from another origin are not allowed.')
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Request content type must be application/json')
  }
  const text = await readLimited(request, LONGEST_BODY)
  if (text === undefined) return refuse(413, 'The request is too large.')
  const operation = parseOperation(text)
  if (!operation) return refuse(400, 'Unable to parse the request.')
  if (!isDevelopment && ALLOWED_OPERATIONS.get(operation.operationName) !== operation.query) {
    return refuse(400, 'Unknown operation.')
  }
  return forward(request, operation)
}

async function forward(request: Request, operation: OperationRequest): Promise<Response> {
  const locale = request.headers.get('store') ?? ''
  const token = readToken(request.headers)
  let response: Response
  let body: unknown
  try {
    response = await askBackend({ ...operation, store: storeCode(isLocale(locale) ? locale : undefined), token, init: { cache: 'no-store' } })
    body = await response.json()
  } catch (error) {
    console.error(`${operation.operationName}: the backend cannot be reached or understood:`, error)
    return refuse(isTimeout(error) ? 504 : 502, 'The shop cannot be reached.')
  }
  if (!isAnswer(body)) {
    console.error(`${operation.operationName}: the backend answered ${response.status} with something that is not GraphQL`)
    return refuse(502, 'The shop cannot be reached.')
  }
  const { answer, cookie } = customerToken(body, { wasSent: token !== undefined, isSecure: isSecure(request) })
  return reply(statusFor(response.status, body), answer, cookie ? { 'set-cookie': cookie } : {})
}

/**
 * Later Magento answers a refusal with 401 or 403 and a whole GraphQL body; to the client that is an answer like any
 * other, as it takes every status of 300 or above for a failure of the server.
 */
const statusFor = (status: number, { errors }: AnswerBody): number =>
  (status === 401 || status === 403) && errors?.some(({ extensions }) => extensions?.category) ? 200 : status < 300 ? 200 : 502

function parseOperation(text: string): OperationRequest | undefined {
  try {
    const { operationName, query, variables = {} } = JSON.parse(text) as Partial<OperationRequest>
    const isWhole = typeof operationName === 'string' && typeof query === 'string' && typeof variables === 'object'
    return isWhole ? { operationName, query, variables: variables ?? {} } : undefined
  } catch {
    return undefined
  }
}

function isAnswer(body: unknown): body is AnswerBody {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

const isSecure = ({ headers, url }: Request): boolean => (headers.get('x-forwarded-proto') ?? new URL(url).protocol).startsWith('https')

const refuse = (status: number, message: string, headers?: Record<string, string>): Response =>
  reply(status, { errors: [{ message, extensions: { category: 'graphql-input' } }] }, headers)

const reply = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
