import { GraphQLError } from 'graphql'
import { RefusalError } from '../refusals/refusal.ts'

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
