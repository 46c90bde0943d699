import { ServerError } from '../../graphql/errors.ts'

/** @throws ServerError if the answer has neither a cart nor an error */
export function returnedCart<Cart>(cart: Cart | null | undefined, operation: string): Cart {
  if (!cart) throw new ServerError(operation, 'the response has no cart')
  return cart
}
