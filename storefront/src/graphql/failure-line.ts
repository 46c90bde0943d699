import { inspect } from 'node:util'
import { type GraphQLErrorBody, ServerError, StoreError } from './errors.ts'

/**
 * A failure of the backend, or of the way to it, in one line with its causes. Nothing of a visitor is in it: what throws
 * keeps out what was asked and answered.
 */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'nothing came within 10 seconds'
  // Where a host has several addresses, what went wrong with each stands in an error without a message.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
  return (error.cause === undefined ? text : `${text} (${failureLine(error.cause)})`).replace(/\s+/g, ' ')
}

/**
 * Magento answers a store view that it does not have with 500, the category of a wrong input and words in its own language.
 * Only what was refused before it was executed, and so has no path, is quoted: a later refusal may name a customer.
 * @param answer the body, where it could be read
 */
export function statusLine(status: number, answer: unknown, store: string): string {
  const { errors } = (answer ?? {}) as { errors?: readonly GraphQLErrorBody[] }
  const refusal = Array.isArray(errors) ? (errors as readonly GraphQLErrorBody[]).find(isOfRequest) : undefined
  const line = `the backend answered ${status}`
  return refusal ? `${line}: ${refusal.message.slice(0, 300)} (asked for store view '${store}': see STORE_CODES)` : line
}

const isOfRequest = ({ path, extensions }: GraphQLErrorBody): boolean => path === undefined && extensions?.category === 'graphql-input'

// Next logs what a page throws as util.inspect shows it. Where the shop's own code failed its stack is of use; where the
// backend did, it is twenty lines that are the same each time.
for (const { prototype } of [ServerError, StoreError]) {
  Object.defineProperty(prototype, inspect.custom, {
    value(this: Error) {
      return `${this.name}: ${failureLine(this)}`
    },
  })
}
