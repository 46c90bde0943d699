import type { Resolvers } from '../generated/resolvers.ts'
import { TRAITS } from '../refusals/catalogue.ts'
import type { Traits } from '../refusals/catalogue/traits.ts'
import { orderErrorCode, userErrorCode } from '../refusals/error-codes.ts'
import type { Refusal, Refused } from '../refusals/refusal.ts'
import type { Context } from './context.ts'

const sentence = (refusal: Refusal, _: unknown, { phrases }: Context) => phrases.write(refusal)
const sentenceOf = ({ refusal }: Refused, _: unknown, { phrases }: Context) => phrases.write(refusal)
const traits = ({ code }: Refusal): Traits => TRAITS[code]

const CART_CODES = [
  'COULD_NOT_FIND_CART_ITEM', 'INSUFFICIENT_STOCK', 'INVALID_PARAMETER_VALUE', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND',
  'REQUIRED_PARAMETER_MISSING',
] as const
const WISH_CODES = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'] as const
const REORDER_CODES = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND', 'REORDER_NOT_AVAILABLE'] as const

/** Magento's reorder sets the code of its own errors itself; for errors of adding to the cart it searches the message for English phrases. */
const reorderCode = (refusal: Refusal) => REORDER_CODES.find((code) => code === traits(refusal).userError)

const cartCode = ({ refusal }: Refused, { phrases }: Context) => userErrorCode(refusal, phrases, CART_CODES)

const cartError = {
  code: (error: Refused, _: unknown, context: Context) => cartCode(error, context),
  message: sentenceOf,
}

/** Refusals returned in the data, each with its sentence and its code. */
export const refusalResolvers: Resolvers = {
  Error: {
    __resolveType: (error, context) =>
      cartCode(error, context) === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError',
  },
  CartUserInputError: cartError,
  InsufficientStockError: { ...cartError, quantity: ({ left }) => left ?? null },
  CartItemError: { code: (refusal) => traits(refusal).lineError ?? 'UNDEFINED', message: sentence },
  PlaceOrderError: { code: (refusal, _, { phrases }) => orderErrorCode(refusal, phrases), message: sentence },
  CheckoutUserInputError: {
    code: (refusal, _, { phrases }) => reorderCode(refusal) ?? userErrorCode(refusal, phrases, REORDER_CODES),
    message: sentence,
    path: () => ['orderNumber'],
  },
  CancelOrderError: { code: (refusal) => traits(refusal).cancelError ?? 'UNDEFINED', message: sentence },
  // Magento sets this code independently of the message, so that it survives translation.
  WishListUserInputError: {
    code: (refusal) => (traits(refusal).userError === 'PRODUCT_NOT_FOUND' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED'),
    message: sentence,
  },
  WishlistCartUserInputError: {
    code: ({ refusal }, _, { phrases }) => userErrorCode(refusal, phrases, WISH_CODES),
    message: sentenceOf,
    wishlistId: ({ list }) => String(list.id),
    wishlistItemId: ({ wish }) => String(wish.id),
  },
  AttributeMetadataError: { type: (refusal) => traits(refusal).attributeError ?? 'UNDEFINED', message: sentence },
}
