import type { AnswerBody } from './customer-token.ts'
import type { GraphQLErrorBody } from './errors.ts'

/**
 * What browsers get of an answer. A Magento in developer mode adds the message and the stack of its exceptions, with paths of its server,
 * and modules add what they measured.
 */
export const publicAnswer = ({ data, errors }: AnswerBody): AnswerBody => ({ data, ...(errors && { errors: errors.map(publicError) }) })

const publicError = ({ message, path, extensions }: GraphQLErrorBody): GraphQLErrorBody => ({ message, ...(path && { path }), ...(extensions && { extensions: publicExtensions(extensions) }) })

const publicExtensions = ({ category, error_code, refusal }: NonNullable<GraphQLErrorBody['extensions']>) => ({
  ...(category !== undefined && { category }),
  ...(error_code !== undefined && { error_code }),
  ...(refusal && { refusal }),
})
