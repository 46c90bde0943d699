import type { Answered } from './customer-token.ts'
import { type GraphQLErrorBody, StoreError, toError } from './errors.ts'

const NOT_FOUND: GraphQLErrorBody = { message: 'No such order.', path: ['guestOrder'], extensions: { category: 'graphql-no-such-entity' } }

/**
 * A guest's order is refused in one way alone. Magento tells an order that is a customer's from one that is nobody's, and so, to whoever
 * tries numbers, which of them are worth going on with. An outage stays what it is.
 */
export function neutralAnswer(field: string, answered: Answered): Answered {
  const { data, errors = [] } = answered.body
  const isRefused = field === 'guestOrder' && !data?.guestOrder && errors.some(isRefusal)
  return isRefused ? { ...answered, status: 200, body: { data: null, errors: [NOT_FOUND] } } : answered
}

const isRefusal = (error: GraphQLErrorBody): boolean => error.path?.length === 1 && toError('GuestOrder', error) instanceof StoreError
