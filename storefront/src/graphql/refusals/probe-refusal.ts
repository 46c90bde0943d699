import type { AnswerBody } from '../customer-token.ts'
import type { GraphQLErrorBody } from '../errors.ts'
import { CartCountOperation } from '../generated/cart-id.ts'
import { IsEmailAvailableOperation } from '../generated/email-available.server.ts'
import type { CartCountQuery, IsEmailAvailableQuery } from '../generated/types.ts'
import type { OperationRequest } from '../operation.ts'
import { byField, byFieldInActiveCart, kindOf, newEmail, type RefusedOperation } from './reason-by-field.ts'
import type { Refusal } from './reason.ts'

/** Queries the backend as the same visitor, with the same token and store view. */
export type QueryBackend = (request: OperationRequest) => Promise<AnswerBody>

/**
 * Queries the cart itself if neither code nor message shows why an operation on it was refused. After an internal error, or without a
 * response, the reason stays unknown.
 */
export async function probeCart(error: GraphQLErrorBody, operation: RefusedOperation, query: QueryBackend): Promise<Refusal | undefined> {
  const cartId = operation.variables.cartId ?? operation.variables.sourceCartId
  if (typeof cartId !== 'string' || operation.field === 'cart' || kindOf(error) === 'other') return undefined
  const { name, query: text } = CartCountOperation
  const { data, errors = [] } = await query({ operationName: name, query: text, variables: { cartId } }).catch(unanswered)
  const cart = data?.cart as CartCountQuery['cart'] | undefined
  if (cart) return cart.total_quantity > 0 ? byFieldInActiveCart(error, operation) : undefined
  const refusal = errors.map((reply) => byField(reply, { field: 'cart', variables: {} })).find((found) => found !== undefined)
  // In a merge, the customer may not read the guest's cart, although it exists.
  return operation.field === 'mergeCarts' && refusal?.reason === 'cartForeign' ? undefined : refusal
}

/** Magento reports every address as available unless a setting allows the true answer; "not available" is always true. */
export async function probeEmail(error: GraphQLErrorBody, { field, variables }: RefusedOperation, query: QueryBackend): Promise<Refusal | undefined> {
  const email = newEmail(variables)
  if (field !== 'createCustomerV2' || kindOf(error) !== 'input' || !email) return undefined
  const { name, query: text } = IsEmailAvailableOperation
  const { data } = await query({ operationName: name, query: text, variables: { email } }).catch(unanswered)
  const answer = data?.isEmailAvailable as IsEmailAvailableQuery['isEmailAvailable']
  return answer?.is_email_available === false ? { reason: 'emailTaken' } : undefined
}

const unanswered = (): AnswerBody => ({})
