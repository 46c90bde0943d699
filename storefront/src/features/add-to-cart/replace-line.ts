import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { removeItem, updateQuantity } from '../cart/cart-actions.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { type CartProblem, readProblem } from '../cart/cart-problem.ts'
import { type Added, addToCart } from './add-to-cart.ts'
import { carryGiftMessage } from './carry-gift-message.ts'
import type { ItemChoice } from './item-choice.ts'
import { lineChoice } from './line-choice.ts'
import { isSameProduct } from './same-product.ts'

/**
 * Changes a line to the given choice. When options change, the new line is added before the old one is removed, so that a refusal
 * leaves the cart as it was.
 */
export async function replaceLine(line: CartLineFragment, choice: ItemChoice): Promise<Added> {
  if (isSameProduct(lineChoice(line), choice)) return setQuantity(line, choice.quantity)
  const added = await addToCart([choice])
  if (!added.isAdded) return added
  const old = cartLines(added.cart).find(({ uid }) => uid === line.uid)
  // The backend considers both choices equal and has merged the lines.
  if (old && old.quantity === line.quantity + choice.quantity) return setQuantity(old, choice.quantity)
  await carryGiftMessage(line, choice, added.cart)
  const problem = old && (await attempt(() => removeItem(line.uid)))
  return problem ? { ...added, problems: [...added.problems, problem] } : added
}

async function setQuantity({ uid, product, quantity }: CartLineFragment, requested: number): Promise<Added> {
  const problem = quantity === requested ? undefined : await attempt(() => updateQuantity(uid, requested))
  return { isAdded: !problem, names: product.name ? [product.name] : [], problems: problem ? [problem] : [], cart: undefined }
}

async function attempt(action: () => Promise<unknown>): Promise<CartProblem | undefined> {
  try {
    await action()
    return undefined
  } catch (error) {
    logFailure('The line could not be changed', error)
    return readProblem(error)
  }
}
