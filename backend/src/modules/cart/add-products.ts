import { transaction } from '../../database/transaction.ts'
import type { CartItemInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { hasFault } from '../../magento/faults.ts'
import { refusal } from '../../refusals/refusal.ts'
import { tryToAdd, type UserError } from '../cart-lines/add-line.ts'
import { type CartLine, findLines } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { cartErrors } from '../cart-lines/line-errors.ts'
import { productBySku } from '../catalog/product-by-sku.repository.ts'
import { isCustomOption } from '../customizable-options/chosen-options.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import type { Purchase } from '../product-kinds/purchases.ts'
import { readChoices } from '../purchase/choices.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'

/**
 * Adds the items that can be added and reports the others. As in Magento, the error of an older line is reported again with
 * every addition but does not prevent it.
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
    removeInvalidCoupon(context, cart)
    return errors
  })
}

/** @param added the previous purchases of the same call; this one is appended */
function addProduct(context: Context, cart: CartRow, item: CartItemInput, lines: CartLine[], added: Purchase[]): UserError | undefined {
  if (item.quantity <= 0) return { refusal: refusal('cart.quantityNotPositive') }
  const product = productBySku(context.database, item.sku)
  if (!product) return { refusal: refusal('product.notFound', { sku: item.sku }) }
  const request = { productId: product.id, quantity: item.quantity, choices: readChoices(item) }
  if (!hasFault(context.release, 'customOptionsDropped')) return tryToAdd(context, cart, request, { lines, added })
  return tryToAdd(context, cart, withoutCustomOptions(request), { lines, mayMissOptions: true })
}

/**
 * magento/magento2#37599: `addProductsToCart` reads the product without its custom options, so it ignores chosen options and misses
 * no required one. The older mutations, one for each kind of product, read them.
 */
const withoutCustomOptions = (request: BuyRequest): BuyRequest =>
  ({ ...request, choices: request.choices.filter((choice) => !isCustomOption(choice)) })
