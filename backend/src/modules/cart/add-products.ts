import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import type { CartItemInput } from '../../generated/resolvers.ts'
import { withoutCustomOptions } from '../../magento/faults/custom-options.ts'
import { takenForSame } from '../../magento/faults/options-by-sku.ts'
import { hasFault } from '../../magento/faults.ts'
import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { productBySku } from '../catalog/product-by-sku.repository.ts'
import { forgetLostCoupon } from '../coupon/cart-coupon.ts'
import { findLines, type CartLine } from './cart-line.ts'
import type { CartRow } from './cart.repository.ts'
import { isFull, putLine } from './change-line.ts'
import { readChoices } from './choices.ts'
import { cartErrors, stockRefusal } from './line-errors.ts'
import { piecesInStock } from './part.ts'
import type { BuyRequest, Purchase } from './purchase.ts'
import { purchaseNow } from './purchases.ts'
import type { UserError } from './user-error.ts'

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
    forgetLostCoupon(context, cart)
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

/**
 * @param lines of the cart, read once for all requests of a call
 * @returns why it cannot be in the cart; undefined when it now is
 */
export function addLine(context: Context, cart: Pick<CartRow, 'id'>, request: BuyRequest, lines: CartLine[]): Refusal | undefined {
  return tryToAdd(context, cart, request, { lines })?.refusal
}

interface HowToAdd {
  readonly lines: CartLine[]
  readonly mayMissOptions?: boolean
  readonly added?: Purchase[]
}

function tryToAdd(
  context: Context, cart: Pick<CartRow, 'id'>, request: BuyRequest, { lines, mayMissOptions = false, added = [] }: HowToAdd,
): UserError | undefined {
  const purchase = purchaseNow(context, request)
  if ('refusal' in purchase) return purchase
  const asked = { ...purchase, quantity: request.quantity }
  const reason = (mayMissOptions ? undefined : purchase.optionsRefusal) ?? bundleRefusal(purchase) ?? stockRefusal(asked, [...lines, asked])
  if (reason) return { refusal: reason, left: piecesInStock(purchase.parts) }
  if (isFull(lines, purchase)) return { refusal: refusal('product.quantityTooHigh') }
  putLine(context, cart, lines, takenForSame(context, added, purchase) ?? purchase, request.quantity)
  added.push(purchase)
  return undefined
}

function bundleRefusal({ bundleOptions }: Purchase): Refusal | undefined {
  const isLacking = bundleOptions.some(({ option, values }) =>
    option.isRequired === 1 && values.length === 1 && values[0]!.product.stock.quantity <= 0)
  return isLacking ? refusal('bundle.requiredUnavailable') : undefined
}
