import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import { cartLines } from '../cart/cart-lines.ts'

type Lines = Pick<CartFragment, 'items'>

/** The lines that are new, and those that hold more than before: Magento adds to a line that is there already. */
export function grownLines(before: Lines, after: Lines): readonly CartLineFragment[] {
  const quantities = new Map(cartLines(before).map(({ uid, quantity }) => [uid, quantity]))
  return cartLines(after).filter(({ uid, quantity }) => quantity > (quantities.get(uid) ?? 0))
}
