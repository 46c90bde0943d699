import type { Context } from '../../graphql/context.ts'
import { takenForSame } from '../../magento/faults/options-by-sku.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { Purchase } from '../product-kinds/purchases.ts'
import { purchaseNow } from '../product-kinds/purchases.ts'
import { replaceChoices } from '../purchase/choice.repository.ts'
import { isSameChoice } from '../purchase/choices.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'
import { deleteLine, insertLine, setLineQuantity } from './cart-line.repository.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart.repository.ts'
import { stockRefusal } from './line-errors.ts'

/**
 * Changes a line's quantity or options; a line that becomes equal to another is added to it.
 * @returns the reason for a refusal; undefined on success
 */
export function changeLine(
  context: Context, lines: readonly CartLine[], line: CartLine,
  change: Pick<BuyRequest, 'quantity' | 'choices'>,
): Refusal | undefined {
  const purchase = purchaseNow(context, { ...change, productId: line.productId })
  if ('refusal' in purchase) return purchase.refusal
  const changed = { ...purchase, quantity: change.quantity }
  const others = lines.filter((other) => other !== line)
  const areOptionsNew = !isSameChoice(purchase.choices, line.choices)
  const reason = (areOptionsNew ? purchase.optionsRefusal : undefined) ?? stockRefusal(changed, [...others, changed])
  if (reason) return reason
  const taken = areOptionsNew ? takenForSame(context, others, purchase) : undefined
  if (taken) deleteLine(context.database, taken.id)
  const equalLine = areOptionsNew && !taken ? findEqualLine(others, purchase) : undefined
  if (equalLine) {
    setLineQuantity(context.database, equalLine.id, equalLine.quantity + change.quantity)
    deleteLine(context.database, line.id)
    return undefined
  }
  setLineQuantity(context.database, line.id, change.quantity + (taken?.quantity ?? 0))
  if (areOptionsNew) replaceChoices(context.database, 'cart_item_choice', line.id, purchase.choices)
  return undefined
}

/** Each line is priced and compared with the others whenever the cart is read; with more of them, other requests would wait. */
const MAX_LINES = 300

/** Whether a new line would exceed the limit; a request equal to a line needs no new one. */
export const isFull = (lines: readonly CartLine[], purchase: Purchase): boolean =>
  lines.length >= MAX_LINES && findEqualLine(lines, purchase) === undefined

/**
 * Adds a request to the line that is equal to it, or as a new line.
 * @param lines of the cart; updated in place, because reading a full cart for each of many requests takes seconds
 */
export function putLine(
  context: Context, cart: Pick<CartRow, 'id'>, lines: CartLine[], purchase: Purchase & Partial<Pick<CartLine, 'giftMessage'>>, quantity: number,
): void {
  const equalLine = findEqualLine(lines, purchase)
  if (equalLine) {
    const changed = { ...equalLine, quantity: equalLine.quantity + quantity }
    lines[lines.indexOf(equalLine)] = changed
    setLineQuantity(context.database, equalLine.id, changed.quantity)
  } else {
    const { productId, choices, giftMessage = null } = purchase
    const id = insertLine(context.database, cart.id, { productId, quantity, choices, giftMessage })
    lines.push({ ...purchase, id, quantity, giftMessage })
  }
}

export function findEqualLine(lines: readonly CartLine[], { productId, choices }: Purchase): CartLine | undefined {
  return lines.find((line) => line.productId === productId && isSameChoice(line.choices, choices))
}
