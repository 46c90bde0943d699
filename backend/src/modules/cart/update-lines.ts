import { transaction } from '../../database/transaction.ts'
import type { CartItemUpdateInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { RefusalError, refused } from '../../refusals/refusal.ts'
import type { UserError } from '../cart-lines/add-line.ts'
import { deleteLine, setLineGiftMessage } from '../cart-lines/cart-line.repository.ts'
import { findLines, type CartLine } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { changeLine } from '../cart-lines/change-line.ts'
import { takesGiftMessage, writeGiftMessage } from '../cart-lines/gift-message.ts'
import { isCustomOption } from '../customizable-options/chosen-options.ts'
import { customOptionsById } from '../customizable-options/custom-option.repository.ts'
import { customizableChoices } from '../customizable-options/older-input.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import { eachOnce } from '../purchase/choices.ts'
import { readLineId } from './line-id.ts'

type Items = readonly (CartItemUpdateInput | null)[]

/**
 * Applies all changes or none.
 * @throws the first line's refusal
 */
export function updateLines(context: Context, cart: CartRow, items: Items): UserError[] {
  return transaction(context.database, () => {
    for (const item of items) updateLine(context, cart, item ?? {})
    removeInvalidCoupon(context, cart)
    return []
  })
}

/** The same for clients that read errors from the response. */
export function tryUpdateLines(context: Context, cart: CartRow, items: Items): UserError[] {
  try {
    return updateLines(context, cart, items)
  } catch (error) {
    if (error instanceof RefusalError) return [{ refusal: error.refusal }]
    throw error
  }
}

function updateLine(context: Context, cart: CartRow, item: CartItemUpdateInput): void {
  const id = readLineId(item)
  if (id === undefined) throw refused('request.itemParameterMissing', { name: 'cart_item_id' })
  const lines = findLines(context, cart)
  const line = lines.find((candidate) => candidate.id === id)
  if (!line) throw refused('cart.lineNotFound', { id })
  const options = item.customizable_options ?? []
  if (typeof item.quantity !== 'number' && options.length === 0) {
    throw refused('request.itemParameterMissing', { name: 'quantity' })
  }
  const quantity = item.quantity ?? line.quantity
  if (quantity <= 0) return deleteLine(context.database, id)
  const choices = options.length === 0 ? line.choices : withOptions(context, line, options)
  const reason = changeLine(context, lines, line, { quantity, choices })
  if (reason) throw refused('cart.notUpdated', { sku: line.sku, reason })
  // Magento ignores a message that the shop does not take.
  if (item.gift_message && takesGiftMessage(context, line)) setLineGiftMessage(context.database, id, writeGiftMessage(item.gift_message))
}

function withOptions(context: Context, line: CartLine, inputs: NonNullable<CartItemUpdateInput['customizable_options']>) {
  const options = customOptionsById(context, [line.productId]).get(line.productId) ?? []
  return eachOnce([...line.choices.filter((choice) => !isCustomOption(choice)), ...customizableChoices(options, inputs)])
}

export function removeLine(context: Context, cart: CartRow, id: number): void {
  const lines = findLines(context, cart)
  if (!lines.some((line) => line.id === id)) throw refused('cart.lineNotInCart')
  transaction(context.database, () => {
    deleteLine(context.database, id)
    removeInvalidCoupon(context, cart)
  })
}
