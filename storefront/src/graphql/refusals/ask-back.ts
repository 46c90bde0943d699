import type { AnswerBody } from '../customer-token.ts'
import type { GraphQLErrorBody } from '../errors.ts'
import { CartCountOperation } from '../generated/cart-id.ts'
import { IsEmailAvailableOperation } from '../generated/email-available.server.ts'
import type { CartCountQuery, IsEmailAvailableQuery } from '../generated/types.ts'
import { byPlace, byPlaceInLiveCart, kindOf, newEmail, type Place } from './by-place.ts'
import type { Refusal } from './reason.ts'

export interface Question {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Queries the backend as the same visitor, with the same token and store view. */
export type Ask = (question: Question) => Promise<AnswerBody>

/**
 * If neither code nor message shows why a cart's operation was refused, the cart itself is requested: its response shows the reason.
 * An internal error is not a refusal, and without a response the reason stays unknown: the cart may exist or not.
 */
export async function askAboutCart(error: GraphQLErrorBody, place: Place, ask: Ask): Promise<Refusal | undefined> {
  const cartId = place.variables.cartId ?? place.variables.sourceCartId
  if (typeof cartId !== 'string' || place.field === 'cart' || kindOf(error) === 'other') return undefined
  const { name: operationName, query } = CartCountOperation
  const { data, errors = [] } = await ask({ operationName, query, variables: { cartId } }).catch(unanswered)
  const cart = data?.cart as CartCountQuery['cart'] | undefined
  if (cart) return cart.total_quantity > 0 ? byPlaceInLiveCart(error, place) : undefined
  const refusal = errors.map((reply) => byPlace(reply, { field: 'cart', variables: {} })).find((found) => found !== undefined)
  // During a merge, the guest's cart is foreign to the customer, but it exists.
  return place.field === 'mergeCarts' && refusal?.reason === 'cartForeign' ? undefined : refusal
}

/** Magento reports every address as free unless a setting allows the true answer; "taken" is always true. */
export async function askAboutEmail(error: GraphQLErrorBody, { field, variables }: Place, ask: Ask): Promise<Refusal | undefined> {
  const email = newEmail(variables)
  if (field !== 'createCustomerV2' || kindOf(error) !== 'input' || !email) return undefined
  const { name: operationName, query } = IsEmailAvailableOperation
  const { data } = await ask({ operationName, query, variables: { email } }).catch(unanswered)
  const answer = data?.isEmailAvailable as IsEmailAvailableQuery['isEmailAvailable']
  return answer?.is_email_available === false ? { reason: 'emailTaken' } : undefined
}

const unanswered = (): AnswerBody => ({})
