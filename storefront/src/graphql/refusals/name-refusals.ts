import type { AnswerBody } from '../customer-token.ts'
import type { GraphQLErrorBody } from '../errors.ts'
import { CartCountOperation } from '../generated/cart.ts'
import type { CartCountQuery } from '../generated/types.ts'
import { rootField } from '../root-field.ts'
import { byPlace, byPlaceInLiveCart, kindOf, type Place } from './by-place.ts'
import { nameListed, nameThrown } from './name-refusal.ts'
import type { Refusal } from './reason.ts'

export interface Question {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Asks the backend as the same visitor, with the same token and store view. */
export type Ask = (question: Question) => Promise<AnswerBody>

/**
 * An answer whose refusals carry their reason, beside Magento's sentence. Where a refusal of a cart's operation has neither code nor
 * known words, the cart itself is asked for: that answer needs none.
 */
export async function nameRefusals(asked: Question, answer: AnswerBody, ask: Ask): Promise<AnswerBody> {
  const place = { field: rootField(asked.query), variables: asked.variables }
  const named: AnswerBody = { ...answer, ...(answer.data && { data: withListed(answer.data) as AnswerBody['data'] & object }) }
  if (!answer.errors) return named
  return { ...named, errors: await Promise.all(answer.errors.map((error) => withReason(error, place, ask))) }
}

async function withReason(error: GraphQLErrorBody, place: Place, ask: Ask): Promise<GraphQLErrorBody> {
  const refusal = nameThrown(error, place) ?? (await askAboutCart(error, place, ask))
  return refusal ? { ...error, extensions: { ...error.extensions, refusal } } : error
}

/** Only of what the whole operation was refused for; what failed inside is no refusal. */
async function askAboutCart(error: GraphQLErrorBody, place: Place, ask: Ask): Promise<Refusal | undefined> {
  const cartId = place.variables.cartId ?? place.variables.sourceCartId
  if (typeof cartId !== 'string' || place.field === 'cart' || kindOf(error) === 'other') return undefined
  const { name: operationName, query } = CartCountOperation
  // Unanswered, the question leaves the reason open: neither gone nor there.
  const { data, errors = [] } = await ask({ operationName, query, variables: { cartId } }).catch((): AnswerBody => ({}))
  const cart = data?.cart as CartCountQuery['cart'] | undefined
  if (cart) return cart.total_quantity > 0 ? byPlaceInLiveCart(error, place) : undefined
  const refusal = errors.map((reply) => byPlace(reply, { field: 'cart', variables: {} })).find((found) => found !== undefined)
  // A guest's cart is foreign to the customer whose carts are being merged, and there all the same.
  return place.field === 'mergeCarts' && refusal?.reason === 'cartForeign' ? undefined : refusal
}

function withListed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withListed)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, isListOfErrors(key, field) ? field.map(withReasonListed) : withListed(field)])
  return Object.fromEntries(fields)
}

const isListOfErrors = (key: string, field: unknown): field is unknown[] => /(^|_)errors$/.test(key) && Array.isArray(field)

function withReasonListed(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('message' in entry) || typeof entry.message !== 'string') return entry
  const code = 'code' in entry && typeof entry.code === 'string' ? entry.code : undefined
  const refusal = nameListed({ message: entry.message, code })
  return refusal ? { ...entry, refusal } : entry
}
