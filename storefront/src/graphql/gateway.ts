import { readServerSettings } from '../env.ts'
import { forward, type OperationRequest } from './forward.ts'
import { ALLOWED_OPERATIONS } from './generated/allow-list.ts'
import { parseJson } from '../lib/parse-json.ts'
import { hasOwnOrigin } from './own-origin.ts'
import { readRequest } from './read-limited.ts'
import { readVariables } from './read-variables.ts'
import { refuse } from './reply.ts'

const { isDevelopment } = readServerSettings()
const LONGEST_BODY = 64 * 1024

/**
 * The browser's only way to the backend. It accepts the shop's own operations, sent by the shop's own pages, and
 * keeps the customer's token to itself.
 */
export async function gateway(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', [['allow', 'POST']])
  if (!hasOwnOrigin(request)) return refuse(403, 'Requests from another origin are not allowed.')
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Request content type must be application/json')
  }
  const text = await readRequest(request, LONGEST_BODY)
  if (text === undefined) return refuse(413, 'The request is too large.')
  const operation = parseOperation(text)
  if (!operation) return refuse(400, 'Unable to parse the request.')
  if (!isDevelopment && ALLOWED_OPERATIONS.get(operation.operationName) !== operation.query) {
    return refuse(400, 'Unknown operation.')
  }
  return forward(request, operation)
}

function parseOperation(text: string): OperationRequest | undefined {
  const { operationName, query, variables } = (parseJson(text) ?? {}) as Readonly<Record<string, unknown>>
  if (typeof operationName !== 'string' || typeof query !== 'string') return undefined
  const given = readVariables(variables ?? {}, query)
  return given && { operationName, query, variables: given }
}
