import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { hasFault } from '../magento/faults.ts'
import type { Release } from '../magento/release.ts'
import { isOrderError, orderErrorCode } from '../refusals/error-codes.ts'
import { ENGLISH, type Phrases } from '../refusals/phrases.ts'
import { RefusalError, type Refusal } from '../refusals/refusal.ts'

/** One request may trigger the same bug thousands of times. */
const MAX_LOGGED = 3

/** Magento's messages for Yoga's. */
const TEXTS: Readonly<Record<string, string>> = {
  'POST body sent invalid JSON.': 'Unable to parse the request.',
  'Must provide query string.': 'Syntax Error: Unexpected <EOF>.',
  'Can only perform a mutation operation from a POST request.': 'Mutation requests allowed only for POST requests',
  'Could not determine what operation to execute.': 'Must provide operation name if query contains multiple operations.',
}

/**
 * Errors as Magento shapes them: message, locations, path and the category. The message of a bug is logged, once, with
 * the operation's name. Status 200 for requests that reached the schema, including validation errors; 400 for others, 401 for
 * a bad token.
 * @param phrasesFor the sentences in the language of the request's store view
 */
export function errorEnvelope(phrasesFor: (request: Request) => Phrases, release: Release | undefined): Plugin {
  return {
    onResultProcess(hook) {
      const { request, result, serverContext } = hook
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return
      const { errors, data } = result as ExecutionResult & { errors: readonly GraphQLError[] }
      const { params } = serverContext as { params?: { operationName?: string; query?: string } }
      for (const bug of errors.filter((error) => !isRefusal(error)).slice(0, MAX_LOGGED)) logBug(bug, operationName(params))
      const http = busyHttp(errors) ?? { status: hasFault(release, 'badRequestIsServerError') ? olderStatusOf(errors) : statusOf(errors) }
      if (hasFault(release, 'unknownTypeIsServerError') && errors.some(isUnknownType)) {
        hook.setResult({ errors: [new GraphQLError('Internal server error')], extensions: { http: { status: 500 } } })
        return
      }
      const reported = hasFault(release, 'firstErrorOnly') ? errors.slice(0, countOfFirst(errors)) : errors
      hook.setResult({ ...(data !== undefined && { data }), errors: reported.map((error) => withoutCategory(envelope(error, phrasesFor(request), release), release)), extensions: { http } })
    },
  }
}

const isUnknownType = ({ message }: GraphQLError): boolean => message.startsWith('Unknown type "')

/** Missing fields of an address are thrown as one error and reported as several. */
function countOfFirst(errors: readonly GraphQLError[]): number {
  const place = errors[0]?.path?.join()
  const next = errors.findIndex(({ path }, index) => index > 0 && (place === undefined || path?.join() !== place))
  return next === -1 ? errors.length : next
}

function envelope(error: GraphQLError, phrases: Phrases, release: Release | undefined): GraphQLError {
  const { http: _, code, originalError: __, ...rest } = error.extensions
  const place = {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
  }
  const refusal = refusalOf(error)
  if (refusal) {
    const hasCode = isOrderError(refusal) && !hasFault(release, 'noOrderCodes')
    const errorCode = hasCode && { error_code: orderErrorCode(refusal, hasFault(release, 'orderCodesKept') ? ENGLISH : phrases) }
    return new GraphQLError(phrases.write(refusal), { ...place, extensions: { ...rest, ...errorCode } })
  }
  if (!isRefusal(error)) return new GraphQLError('Internal server error', place)
  const extensions = code === 'BAD_REQUEST' ? { category: 'graphql-input', ...rest } : rest
  return new GraphQLError(TEXTS[error.message] ?? error.message, { ...place, extensions })
}

/** The refusal inside a possibly wrapped error. */
function refusalOf(error: GraphQLError): Refusal | undefined {
  if (error instanceof RefusalError) return error.refusal
  return error.originalError && refusalOf(error.originalError as GraphQLError)
}

/**
 * Created as a GraphQLError by us, by Yoga or by graphql-js, possibly wrapped. Recognised by its name: the package graphql is
 * loaded twice when one importer uses its CommonJS files and another its ES modules.
 */
function isRefusal({ message, originalError }: GraphQLError): boolean {
  if (!originalError || message in TEXTS) return true
  return originalError.name === 'GraphQLError' && isRefusal(originalError as GraphQLError)
}

/** Older releases give no category for missing entities. */
function withoutCategory(error: GraphQLError, release: Release | undefined): GraphQLError {
  if (error.extensions.category !== 'graphql-no-such-entity' || !hasFault(release, 'missingEntityWithoutCategory')) return error
  const { nodes = null, source = null, positions = null, path = null } = error
  return new GraphQLError(error.message, { nodes, source, positions, path })
}

/** The server is overloaded: the response is that of a proxy in front of Magento. */
const busyHttp = (errors: readonly GraphQLError[]): { status: number } | undefined =>
  errors.map(({ extensions }) => extensions.http as { status: number } | undefined).find((http) => http?.status === 503)

/** Older releases do not treat a document without an operation as a bad request. */
function olderStatusOf(errors: readonly GraphQLError[]): number {
  const isBad = errors.some((error) => isRefusedRequest(error) && !/^Must provide|^Could not determine/.test(error.message))
  return isBad ? 500 : 200
}

function statusOf(errors: readonly GraphQLError[]): number {
  if (!errors.some(isRefusedRequest)) return 200
  return errors.some(({ extensions: { category, http } }) => category === 'graphql-authentication' && http) ? 401 : 400
}

/** A request that reached no resolver: it does not parse, or its method, headers or parameters are wrong. */
function isRefusedRequest({ message, extensions: { code, category, http } }: GraphQLError): boolean {
  const isOurs = category !== undefined && http !== undefined
  return isOurs || code === 'BAD_REQUEST' || message in TEXTS || message.startsWith('Syntax Error')
}

/** Fits on one line of the log: clients choose operation names freely. */
const operationName = (params: { operationName?: string; query?: string } | undefined): string =>
  /^\w{1,100}$/.exec(params?.operationName ?? /(?:query|mutation)\s+(\w+)/.exec(params?.query ?? '')?.[1] ?? '')?.[0] ?? 'an unnamed operation'

function logBug(error: GraphQLError, operation: string): void {
  console.error(`${operation} failed:`, error.originalError ?? error)
}
