import { isInternal } from './refusals/engine-words.ts'
import type { Refusal } from './refusals/reason.ts'

/** What kind of refusal it is; from Magento's `extensions.category`. */
export type RefusalReason = 'not-found' | 'invalid-input' | 'not-signed-in' | 'not-allowed' | 'already-exists' | 'unavailable'

/** A refusal that is meant for the shopper: it is shown at its place, in the shopper's language. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly isExpected = true
  readonly reason: RefusalReason
  /** Why exactly, where the gateway could tell. */
  readonly refusal: Refusal | undefined

  constructor(message: string, reason: RefusalReason, refusal?: Refusal) {
    super(message)
    this.reason = reason
    this.refusal = refusal
  }
}

/** The backend or the way to it failed: nothing that a shopper did. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly operation: string
  /** Of an answer that came, the HTTP status. */
  readonly status: number | undefined
  /** The seconds after which the server wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined

  constructor(operation: string, message: string, options: ErrorOptions & { status?: number; retryAfter?: number } = {}) {
    super(`${operation}: ${message}`, options)
    this.operation = operation
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

export interface GraphQLErrorBody {
  readonly message: string
  /** Where in the answer; an error before anything was executed has none. */
  readonly path?: readonly (string | number)[]
  readonly extensions?: {
    readonly category?: string
    readonly error_code?: string
    /** The gateway's own. */
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

/**
 * Magento 2.4.6 leaves the category out where an entity is missing (its exception class does not hand extensions on), so
 * an error without one is a missing entity, unless it is the text that stands for a failure inside.
 */
export function toError(operation: string, { message, extensions }: GraphQLErrorBody): StoreError | ServerError {
  const reason = extensions?.category === undefined ? undefined : REASONS[extensions.category]
  if (reason) return new StoreError(message, reason, extensions?.refusal)
  if (isInternal(message) || extensions?.category !== undefined) return new ServerError(operation, message)
  return new StoreError(message, 'not-found', extensions?.refusal)
}

/** Why the shop refused, where that is known. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof StoreError ? error.refusal : undefined)
