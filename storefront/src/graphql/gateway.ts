import { readServerSettings } from '../env.ts'
import { forward } from './forward.ts'
import { ALLOWED_OPERATIONS } from './generated/allow-list.ts'
import { parseJson } from '../lib/parse-json.ts'
import type { OperationRequest } from './operation.ts'
import { hasOwnOrigin } from './own-origin.ts'
import { readRequest } from './read-limited.ts'
import { refuse } from './reply.ts'

const { isDevelopment } = readServerSettings()
const MAX_BODY_BYTES = 64 * 1024

/**
 * The browser's only way to the backend. It accepts only the shop's own operations from the shop's own pages, and the browser's
 * scripts never see the customer's token.
 */
export async function gateway(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', [['allow', 'POST']])
  if (!hasOwnOrigin(request)) return refuse(403, 'Requests from another origin are not allowed.')
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Request content type must be application/json')
  }
  const text = await readRequest(request, MAX_BODY_BYTES)
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
  const accepted = readVariables(variables ?? {}, query)
  return accepted && { operationName, query, variables: accepted }
}

/** No operation of the shop nests deeper. PHP rejects JSON of 512 levels, with status 500. */
const MAX_LEVELS = 16

/**
 * The variables for the backend; undefined if they are not an object, or nested too deeply. Undeclared ones are removed: the backend
 * ignores them, so no check here may rely on them.
 */
function readVariables(input: unknown, query: string): OperationRequest['variables'] | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || isDeep(input, MAX_LEVELS)) return undefined
  const declared = Object.entries(input).filter(([name]) => query.includes(`$${name}:`))
  return wellFormed(Object.fromEntries(declared)) as OperationRequest['variables']
}

const isDeep = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1)))

/** A field's length limit can cut an emoji in two; PHP rejects the unpaired surrogate as broken JSON. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)]))
}
