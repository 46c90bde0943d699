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
  unsupported: 'unsupported',
}

/**
 * Magento 2.4.6 omits the category if an entity is missing (its exception class does not pass extensions on). Such an error is at the
 * entity's field; internal errors and those of libraries have a category by then (with-category.ts).
 */
export function toError(operation: string, { message, path, extensions }: GraphQLErrorBody): StoreError | ServerError {
  const { category, refusal } = extensions ?? {}
  const reason = category === undefined ? (path || refusal) && 'not-found' : REASONS[category]
  return reason ? new StoreError(message, reason, refusal) : new ServerError(operation, message)
}

/** Why the shop refused, if known. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof StoreError ? error.refusal : undefined)
