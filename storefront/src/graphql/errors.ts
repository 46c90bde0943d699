import { isAboutVariables, isTechnical, isUnknownToSchema } from './refusals/library-messages.ts'
import type { Refusal } from './refusals/reason.ts'

/** The kind of refusal, from Magento's `extensions.category`; `unsupported` by the backend's release. */
export type RefusalReason = 'not-found' | 'invalid-input' | 'not-signed-in' | 'not-allowed' | 'already-exists' | 'unsupported'

/** A refusal that is meant for the shopper: it is shown where it applies, in the shopper's language. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly isExpected = true
  readonly reason: RefusalReason
  /** The exact reason, if the gateway could determine it. */
  readonly refusal: Refusal | undefined

  constructor(message: string, reason: RefusalReason, refusal?: Refusal) {
    super(message)
    this.reason = reason
    this.refusal = refusal
  }
}

/** The backend or the connection to it failed; the shopper did nothing wrong. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly operation: string
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined
  /** The seconds of the `Retry-After` header, if the server sent one. */
  readonly retryAfter: number | undefined
  /** The id of the request, if the shop's log has the failure: a shopper can name it to the support. */
  declare reference?: string | null

  constructor(operation: string, message: string, options: ErrorOptions & { status?: number; retryAfter?: number } = {}) {
    super(`${operation}: ${message}`, options)
    this.operation = operation
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

export interface GraphQLErrorBody {
  readonly message: string
  /** The path in the response; an error before the execution has none. */
  readonly path?: readonly (string | number)[]
  readonly extensions?: {
    readonly category?: string
    readonly error_code?: string
    /** Added by the gateway. */
    readonly refusal?: Refusal
  }
}

const REASONS: Readonly<Record<string, RefusalReason>> = {
  'graphql-input': 'invalid-input',
  'graphql-no-such-entity': 'not-found',
  'graphql-authentication': 'not-signed-in',
  'graphql-authorization': 'not-allowed',
  'graphql-already-exists': 'already-exists',
}

/** An error without a category that is none of these is a failure. */
export function toError(operation: string, error: GraphQLErrorBody): StoreError | ServerError {
  const { message, extensions } = error
  const reason = extensions?.category === undefined ? reasonOfUncategorised(error) : REASONS[extensions.category]
  return reason ? new StoreError(message, reason, extensions?.refusal) : new ServerError(operation, message)
}

/**
 * Magento 2.4.6 omits the category if an entity is missing (its exception class does not pass extensions on). Such an error is at the
 * entity's field; one without a path is about the whole request.
 */
function reasonOfUncategorised({ message, path, extensions }: GraphQLErrorBody): RefusalReason | undefined {
  if (isTechnical(message)) return undefined
  if (path || extensions?.refusal) return 'not-found'
  if (isUnknownToSchema(message)) return 'unsupported'
  return isAboutVariables(message) ? 'invalid-input' : undefined
}

/** Magento up to 2.4.7 reports its internal errors with status 200. */
export const hasInternalError = (operation: string, { errors }: { readonly errors?: readonly GraphQLErrorBody[] }): boolean =>
  errors?.some((error) => toError(operation, error) instanceof ServerError) ?? false

/** Why the shop refused, if known. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof StoreError ? error.refusal : undefined)
