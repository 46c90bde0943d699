import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import { cartLines } from '../cart/cart-lines.ts'
import type { ItemChoice } from './item-choice.ts'
import { customOptionId } from './option-uid.ts'

/**
 * Checks the returned cart for the added products: Magento has lost quantities and options without an error.
 * @param before the cart's quantity before the call; undefined when it was not known
 */
export function verifyAdded(cart: CartFragment, choices: readonly ItemChoice[], before: number | undefined): 'all' | 'some' | 'none' {
  const requested = choices.reduce((sum, { quantity }) => sum + quantity, 0)
  const lines = cartLines(cart)
  // Magento's own sum is not always updated before it answers.
  const after = Math.max(cart.total_quantity, lines.reduce((sum, { quantity }) => sum + quantity, 0))
  // Sums of decimals are inexact.
  const increase = Math.round((after - (before ?? 0)) * 10_000) / 10_000
  const isPresent = lines.some(({ product }) => choices.some(({ sku }) => sku === product.sku))
  if (increase <= 0 && !isPresent) return 'none'
  // If another device emptied the cart meanwhile, the shopper is warned for nothing: better than a product added twice.
  return increase >= requested && choices.every((choice) => hasOptions(lines, choice)) ? 'all' : 'some'
}

/** Compares option ids only: Magento answers a date in another format than it receives. */
function hasOptions(cart: readonly CartLineFragment[], { sku, selectedOptions, enteredOptions = [] }: ItemChoice): boolean {
  const chosen = [...selectedOptions, ...enteredOptions.map(({ uid }) => uid)].flatMap((uid) => customOptionId(uid) ?? [])
  const lines = cart.filter(({ product }) => product.sku === sku)
  if (chosen.length === 0 || lines.length === 0) return true
  return lines.some((line) => {
    const held = 'customizable_options' in line ? line.customizable_options : []
    const ids = held.map((option) => option && customOptionId(option.customizable_option_uid))
    return chosen.every((id) => ids.includes(id))
  })
}

interface Adding {
  /** The cart's quantity before the call; undefined if it was not known. */
  readonly before: number | undefined
  readonly after: number
  /** Whether the cart has a line of the product. */
  readonly isThere: boolean
  readonly refusals: readonly unknown[]
}

/**
 * Whether a call has added its product. Magento repeats the errors of earlier lines in the answer: then only a larger cart shows that
 * the product was added, unless another device changed the cart meanwhile.
 */
export function isAdded({ before, after, isThere, refusals }: Adding): boolean {
  return refusals.length === 0 || (isThere && before !== undefined && after > before)
}
