import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { type Added, addToCart, type ProductChoice } from './add-to-cart.ts'
import { removeItem, updateQuantity } from './cart-actions.ts'
import { cartLines } from './cart-lines.ts'
import { type CartProblem, readProblem } from './cart-problem.ts'
import { lineChoice } from './line-choice.ts'
import { readPartUid } from './part-uid.ts'

/**
 * Makes a line what is chosen now. With other options, the new line goes in before the old one is taken out, so that a refusal leaves
 * the cart as it was.
 */
export async function replaceLine(line: CartLineFragment, choice: ProductChoice): Promise<Added> {
  if (isSameProduct(lineChoice(line), choice)) return setQuantity(line, choice.quantity)
  const added = await addToCart([choice])
  if (!added.isAdded) return added
  const old = cartLines(added.cart).find(({ uid }) => uid === line.uid)
  // What differs for us was the same to the shop: it has put the two together.
  if (old && old.quantity === line.quantity + choice.quantity) return setQuantity(old, choice.quantity)
  const problem = old && (await attempt(() => removeItem(line.uid)))
  return problem ? { ...added, problems: [...added.problems, problem] } : added
}

async function setQuantity({ uid, product, quantity }: CartLineFragment, wanted: number): Promise<Added> {
  const problem = quantity === wanted ? undefined : await attempt(() => updateQuantity(uid, wanted))
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

/** Whatever the order, and however a part's number is told: in its uid, or as something entered. */
export function isSameProduct(one: ProductChoice, other: ProductChoice): boolean {
  return one.sku === other.sku && written(one) === written(other)
}

const written = ({ selectedOptions, enteredOptions = [] }: ProductChoice): string =>
  JSON.stringify([...selectedOptions.map((uid) => optionText(uid)), ...enteredOptions.map(({ uid, value }) => optionText(uid, value))].sort())

function optionText(uid: string, value = ''): string {
  const { isPart, part, quantity } = readPartUid(uid)
  return isPart ? `${part}=${Number(value || quantity)}` : `${uid}=${value}`
}
