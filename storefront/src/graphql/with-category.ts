import type { AnswerBody } from './customer-token.ts'
import { type GraphQLErrorBody, ServerError, toError } from './errors.ts'
import { isAboutVariables, isTechnical, isUnknownToSchema } from './refusals/library-messages.ts'

/**
 * Gives the errors of libraries under Magento a category, which only Magento's own have. The browser then takes an error without one for
 * that of a missing entity (Magento 2.4.6), and needs to know none of their messages.
 */
export function withCategory(error: GraphQLErrorBody): GraphQLErrorBody {
  const category = error.extensions?.category ?? categoryOf(error)
  return category === undefined ? error : { ...error, extensions: { ...error.extensions, category } }
}

export const withCategories = ({ errors, ...answer }: AnswerBody): AnswerBody => ({ ...answer, ...(errors && { errors: errors.map(withCategory) }) })

function categoryOf({ message, path }: GraphQLErrorBody): string | undefined {
  if (isTechnical(message)) return 'internal'
  if (path) return undefined
  if (isUnknownToSchema(message)) return 'unsupported'
  return isAboutVariables(message) ? 'graphql-input' : undefined
}

/** Magento up to 2.4.7 reports its internal errors with status 200. */
export const hasInternalError = (operation: string, { errors }: { readonly errors?: readonly GraphQLErrorBody[] }): boolean =>
  errors?.some((error) => toError(operation, withCategory(error)) instanceof ServerError) ?? false
