import { GraphQLError } from 'graphql'

/** Magento's categories: what a client may rely on, whatever the text says. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'

const refusal = (category: ErrorCategory) => (message: string) => new GraphQLError(message, { extensions: { category } })

export const inputError = refusal('graphql-input')
export const noSuchEntity = refusal('graphql-no-such-entity')
export const notAuthenticated = refusal('graphql-authentication')
export const notAuthorized = refusal('graphql-authorization')
export const alreadyExists = refusal('graphql-already-exists')
