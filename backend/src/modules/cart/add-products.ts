import { transaction } from '../../database/transaction.ts'
import type { CartItemInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { hasFault } from '../../magento/faults.ts'
import { refusal } from '../../refusals/refusal.ts'
import { tryToAdd, type UserError } from '../cart-lines/add-line.ts'
import { findLines, type CartLine } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { cartErrors } from '../cart-lines/line-errors.ts'
import { productBySku } from '../catalog/product-by-sku.repository.ts'
import { removeLostCoupon } from '../pricing/coupon-in-effect.ts'
import type { Purchase } from '../product-kinds/purchases.ts'
import { readChoices } from '../purchase/choices.ts'
import { withoutCustomOptions } from './custom-options.ts'

/**
 * Adds what can be added and tells what could not. A line that had gone bad before is reported again with every
 * addition, though it does not hinder it: so does Magento.
 */
export function addProducts(context: Context, cart: CartRow, items: readonly CartItemInput[]): UserError[] {
  return transaction(context.database, () => {
    const lines = findLines(context, cart)
    const errors = cartErrors(lines).map((reason): UserError => ({ refusal: reason }))
    const added: Purchase[] = []
    for (const item of items) {
      const error = addProduct(context, cart, item, lines, added)
      if (error) errors.push(error)
    }
    removeLostCoupon(context, cart)
    return errors
  })
}

/** @param added what came before it in the same call, to which it is added */
function addProduct(context: Context, cart: CartRow, item: CartItemInput, lines: CartLine[], added: Purchase[]): UserError | undefined {
  if (item.quantity <= 0) return { refusal: refusal('cart.quantityNotPositive') }
  const product = productBySku(context.database, item.sku)
  if (!product) return { refusal: refusal('product.notFound', { sku: item.sku }) }
  const request = { productId: product.id, quantity: item.quantity, choices: readChoices(item) }
  if (!hasFault(context.release, 'customOptionsDropped')) return tryToAdd(context, cart, request, { lines, added })
  return tryToAdd(context, cart, withoutCustomOptions(request), { lines, mayMissOptions: true })
}
