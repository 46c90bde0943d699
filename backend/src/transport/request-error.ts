import { GraphQLError } from 'graphql'
import { RefusalError } from '../refusals/refusal.ts'

const RETRY_AFTER_SECONDS = 2

/** The request is fine and may succeed soon: status 503, which a gateway treats as an outage and not as a refusal. */
export const busy = (message = 'The server is busy. Please try again later.'): GraphQLError =>
  new GraphQLError(message, { extensions: { http: { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } } } })

/** A request that never reaches a resolver: refused with status 400. */
export const requestError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { category: 'graphql-input', http: { status: 400 } } })

/** Turns a refusal inside `work` into one of the whole request. */
export function asRequestError<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof RefusalError ? error.ofRequest(400) : error
  }
}
