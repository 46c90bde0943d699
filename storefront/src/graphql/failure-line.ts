import { inspect } from 'node:util'
import { type GraphQLErrorBody, ServerError, StoreError } from './errors.ts'

/**
 * A failure of the backend, or of the connection to it, in one line with its causes. It contains no visitor's data, since no error
 * quotes a request or a response.
 */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // For a host with several addresses, the error has no message and contains one error per address.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
  return (error.cause === undefined ? text : `${text} (${failureLine(error.cause)})`).replace(/\s+/g, ' ')
}

/**
 * Magento answers an unknown store view with status 500, the category of invalid input and a message in its own language.
 * Only an error without a path, from before the execution, is quoted: a later one may contain a customer's data.
 * @param answer the body, if it could be read
 */
export function statusLine(status: number, answer: unknown, store: string): string {
  const { errors } = (answer ?? {}) as { errors?: readonly GraphQLErrorBody[] }
  const refusal = Array.isArray(errors) ? (errors as readonly GraphQLErrorBody[]).find(isOfRequest) : undefined
  const line = `the backend answered ${status}`
  return refusal ? `${line}: ${refusal.message.slice(0, 300)} (requested store view '${store}': see STORE_CODES)` : line
}

const isOfRequest = ({ path, extensions }: GraphQLErrorBody): boolean => path === undefined && extensions?.category === 'graphql-input'

// Next logs an error of a page by util.inspect, with the stack. For failures of the backend the stack is always the same twenty lines.
for (const { prototype } of [ServerError, StoreError]) {
  Object.defineProperty(prototype, inspect.custom, {
    value(this: Error) {
      return `${this.name}: ${failureLine(this)}`
    },
  })
}
