import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import type { CartItemInput } from '../../generated/resolvers.ts'
import { forgetLostCoupon } from '../coupon/cart-coupon.ts'
import { findLines, insertLine, setLineQuantity, type CartLine } from './cart-line.repository.ts'
import type { CartRow } from './cart.repository.ts'
import { cartErrors, totalQuantity } from './line-errors.ts'
import { findChoice } from './line-option.repository.ts'
import { findProductOnSale, findStock, findVariant, type ProductOnSale } from './product-on-sale.repository.ts'
import { quantityRefusal } from './quantity-check.ts'
import { isSameChoice, readSelectedOptions, type ChosenOption } from './selected-options.ts'
import { userError, type UserError } from './user-error.ts'

/**
 * Adds what can be added and tells what could not. A line that had gone bad before is reported again with every
 * addition, though it does not hinder it: so does Magento.
 */
export function addProducts(context: Context, cart: CartRow, items: readonly CartItemInput[]): UserError[] {
  return transaction(context.database, () => {
    const errors = cartErrors(findLines(context.database, cart.id, cart.storeId))
    for (const item of items) {
      const refusal = addProduct(context, cart, item)
      if (refusal !== undefined) errors.push(refusal)
    }
    forgetLostCoupon(context, cart)
    return errors.map(userError)
  })
}

function addProduct({ database }: Context, cart: CartRow, item: CartItemInput): string | undefined {
  if (item.quantity <= 0) return 'The product quantity should be greater than 0'
  const product = findProductOnSale(database, item.sku)
  if (!product) return `Could not find a product with SKU "${item.sku}"`
  const choice = product.type === 'configurable' ? readSelectedOptions(item.selected_options ?? []) : []
  const variantId = product.type === 'configurable' ? findVariant(database, product.id, choice) : null
  if (variantId === undefined) return 'You need to choose options for your item.'
  const lines = findLines(database, cart.id, cart.storeId)
  const soldId = variantId ?? product.id
  const refusal = quantityRefusal(findStock(database, soldId), totalQuantity(lines, soldId) + item.quantity)
  if (refusal !== undefined) return refusal
  const twin = lines.find((line) => isSameLine({ database }, line, product, choice))
  if (twin) setLineQuantity(database, twin.id, twin.quantity + item.quantity)
  else insertLine(database, cart.id, { productId: product.id, variantId, quantity: item.quantity }, choice)
  return undefined
}

function isSameLine(
  { database }: Pick<Context, 'database'>, line: CartLine, product: ProductOnSale, choice: readonly ChosenOption[],
): boolean {
  return line.productId === product.id && isSameChoice(findChoice(database, line.id), choice)
}
