import { ServerError } from '../../graphql/errors.ts'

/** The cart of an operation's answer. Without one, something has failed that the shop did not name. @throws ServerError */
export function returnedCart<Cart>(cart: Cart | null | undefined, operation: string): Cart {
  if (!cart) throw new ServerError(operation, 'no cart came back')
  return cart
}
