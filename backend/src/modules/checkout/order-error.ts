import { GraphQLError } from 'graphql'
import type { PlaceOrderErrorCodes } from '../../generated/resolvers.ts'

/** Magento tells a refusal's kind by its words. */
const UNABLE = [
  'A server error stopped your order',
  "Some addresses can't be used",
  'The shipping method is missing.',
  'Please check the billing address information.',
  'Enter a valid payment method',
  'Some of the products are out of stock',
]

const PREFIX = 'Unable to place order: '

export const emailMissing = (): GraphQLError => orderError('Guest email for cart is missing.', 'GUEST_EMAIL_MISSING')

export function orderRefused(message: string): GraphQLError {
  const isKnown = UNABLE.some((words) => message.includes(words))
  return orderError(PREFIX + message, isKnown ? 'UNABLE_TO_PLACE_ORDER' : 'UNDEFINED')
}

function orderError(message: string, code: PlaceOrderErrorCodes): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', error_code: code } })
}

interface PlaceOrderError {
  readonly code: PlaceOrderErrorCodes
  readonly message: string
}

/** The refusal as 2.4.7 answers it within the data; undefined for what is thrown there too, such as somebody else's cart. */
export function answeredError(error: unknown): PlaceOrderError | undefined {
  const code = error instanceof GraphQLError ? (error.extensions.error_code as PlaceOrderErrorCodes | undefined) : undefined
  return code && { code, message: (error as GraphQLError).message.replace(PREFIX, '') }
}
