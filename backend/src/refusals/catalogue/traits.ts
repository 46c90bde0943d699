import type {
  AttributeMetadataErrorType, CancelOrderErrorCode, CartItemErrorType, CartUserInputErrorType, CheckoutUserInputErrorCodes,
  PlaceOrderErrorCodes,
} from '../../generated/resolvers.ts'

/** Magento's categories, which clients can rely on in any language. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'

export interface Traits {
  /** The category of the error that ends the operation. */
  readonly category?: ErrorCategory
  /** The code in the error lists of adding to the cart, updating it, reordering and wishlists. */
  readonly userError?: CartUserInputErrorType | CheckoutUserInputErrorCodes
  /** The `error_code` of a thrown error, and the code in the errors of `placeOrder`. */
  readonly orderError?: PlaceOrderErrorCodes
  readonly lineError?: CartItemErrorType
  readonly cancelError?: CancelOrderErrorCode
  readonly attributeError?: AttributeMetadataErrorType
}

export const INPUT = { category: 'graphql-input' } as const
export const NOT_FOUND = { category: 'graphql-no-such-entity' } as const
export const UNAUTHENTICATED = { category: 'graphql-authentication' } as const
export const UNAUTHORIZED = { category: 'graphql-authorization' } as const
export const EXISTS = { category: 'graphql-already-exists' } as const
