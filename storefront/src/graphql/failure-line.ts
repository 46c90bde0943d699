import { inspect } from 'node:util'
import { type GraphQLErrorBody, ServerError, StoreError } from './errors.ts'

/**
 * A failure of the backend, or of the connection to it, in one line with its causes. The line holds no visitor's data, since no
 * error quotes a request or a response.
 */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'nothing came within 10 seconds'
  // If a host has several addresses, an error without a message holds one error for each.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
  return (error.cause === undefined ? text : `${text} (${failureLine(error.cause)})`).replace(/\s+/g, ' ')
}

/**
 * Magento answers an unknown store view with status 500, the category of invalid input and a message in its own language.
 * Only an error from before the execution, which has no path, is quoted: a later one may name a customer.
 * @param answer the body, if it could be read
 */
export function statusLine(status: number, answer: unknown, store: string): string {
  const { errors } = (answer ?? {}) as { errors?: readonly GraphQLErrorBody[] }
  const refusal = Array.isArray(errors) ? (errors as readonly GraphQLErrorBody[]).find(isOfRequest) : undefined
  const line = `the backend answered ${status}`
  return refusal ? `${line}: ${refusal.message.slice(0, 300)} (asked for store view '${store}': see STORE_CODES)` : line
}

const isOfRequest = ({ path, extensions }: GraphQLErrorBody): boolean => path === undefined && extensions?.category === 'graphql-input'

// Next logs an error of a page as util.inspect shows it. The stack is useful if the shop's own code failed; if the
// backend failed, it is the same twenty lines each time.
for (const { prototype } of [ServerError, StoreError]) {
  Object.defineProperty(prototype, inspect.custom, {
    value(this: Error) {
      return `${this.name}: ${failureLine(this)}`
    },
  })
}
