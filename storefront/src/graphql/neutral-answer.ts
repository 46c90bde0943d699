import type { Answered } from './customer-token.ts'
import { type GraphQLErrorBody, StoreError, toError } from './errors.ts'

const NOT_FOUND: GraphQLErrorBody = { message: 'No such order.', path: ['guestOrder'], extensions: { category: 'graphql-no-such-entity' } }

/**
 * A guest's order is refused in one way alone. Magento answers differently for an order of a customer and for none, which would tell
 * somebody who tries numbers where to go on. An outage stays an outage.
 */
export function neutralAnswer(field: string, answered: Answered): Answered {
  const { data, errors = [] } = answered.body
  const isRefused = field === 'guestOrder' && !data?.guestOrder && errors.some(isRefusal)
  return isRefused ? { ...answered, status: 200, body: { data: null, errors: [NOT_FOUND] } } : answered
}

const isRefusal = (error: GraphQLErrorBody): boolean => error.path?.length === 1 && toError('GuestOrder', error) instanceof StoreError
