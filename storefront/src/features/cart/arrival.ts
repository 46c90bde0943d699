import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import type { ProductChoice } from './add-to-cart.ts'
import { cartLines } from './cart-lines.ts'
import { customOptionId } from './customized-choice.ts'

export type Arrival = 'all' | 'some' | 'none'

/**
 * Whether what was added without a refusal is in the cart that the shop answered: Magento has lost quantities and options and said nothing.
 * @param before how much was in the cart; undefined where nobody has counted
 */
export function arrivalOf(cart: CartFragment, choices: readonly ProductChoice[], before: number | undefined): Arrival {
  const wanted = choices.reduce((sum, { quantity }) => sum + quantity, 0)
  const lines = cartLines(cart)
  // Magento sums up the lines, too, but not always before it answers.
  const after = Math.max(cart.total_quantity, lines.reduce((sum, { quantity }) => sum + quantity, 0))
  const arrived = after - (before ?? 0)
  const isThere = lines.some(({ product }) => choices.some(({ sku }) => sku === product.sku))
  if (arrived <= 0 && !isThere) return 'none'
  // Where it has been emptied on another device since it was counted, the shopper looks at it in vain once: better than to add twice.
  return arrived >= wanted && choices.every((choice) => hasOptions(lines, choice)) ? 'all' : 'some'
}

/** By the options alone: a day is answered in other words than it is sent. */
function hasOptions(cart: readonly CartLineFragment[], { sku, selectedOptions, enteredOptions = [] }: ProductChoice): boolean {
  const chosen = [...selectedOptions, ...enteredOptions.map(({ uid }) => uid)].flatMap((uid) => customOptionId(uid) ?? [])
  const lines = cart.filter(({ product }) => product.sku === sku)
  if (chosen.length === 0 || lines.length === 0) return true
  return lines.some((line) => {
    const held = 'customizable_options' in line ? line.customizable_options : []
    const ids = held.map((option) => option && customOptionId(option.customizable_option_uid))
    return chosen.every((id) => ids.includes(id))
  })
}
