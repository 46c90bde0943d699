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

/** Asks the backend as the same visitor, with the same token and store view. */
export type Ask = (question: Question) => Promise<AnswerBody>

/**
 * Where a cart's operation is refused and neither code nor words tell why, the cart itself is asked for: that answer needs none.
 * What failed inside is no refusal, and an unanswered question leaves the reason open: the cart is neither gone nor there.
 */
export async function askAboutCart(error: GraphQLErrorBody, place: Place, ask: Ask): Promise<Refusal | undefined> {
  const cartId = place.variables.cartId ?? place.variables.sourceCartId
  if (typeof cartId !== 'string' || place.field === 'cart' || kindOf(error) === 'other') return undefined
  const { name: operationName, query } = CartCountOperation
  const { data, errors = [] } = await ask({ operationName, query, variables: { cartId } }).catch(unanswered)
  const cart = data?.cart as CartCountQuery['cart'] | undefined
  if (cart) return cart.total_quantity > 0 ? byPlaceInLiveCart(error, place) : undefined
  const refusal = errors.map((reply) => byPlace(reply, { field: 'cart', variables: {} })).find((found) => found !== undefined)
  // A guest's cart is foreign to the customer whose carts are being merged, and there all the same.
  return place.field === 'mergeCarts' && refusal?.reason === 'cartForeign' ? undefined : refusal
}

/** That an address is free, Magento says of every one unless a setting lets it tell; that one is taken, it says only where it is. */
export async function askAboutEmail(error: GraphQLErrorBody, { field, variables }: Place, ask: Ask): Promise<Refusal | undefined> {
  const email = newEmail(variables)
  if (field !== 'createCustomerV2' || kindOf(error) !== 'input' || !email) return undefined
  const { name: operationName, query } = IsEmailAvailableOperation
  const { data } = await ask({ operationName, query, variables: { email } }).catch(unanswered)
  const answer = data?.isEmailAvailable as IsEmailAvailableQuery['isEmailAvailable']
  return answer?.is_email_available === false ? { reason: 'emailTaken' } : undefined
}

const unanswered = (): AnswerBody => ({})
