import { transaction } from '../../database/transaction.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { refusal, refused, type Refusal } from '../../refusals/refusal.ts'
import { addLine } from '../cart-lines/add-line.ts'
import { findLines, type CartLine } from '../cart-lines/cart-line.ts'
import { customerCart } from '../cart-lines/customer-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { allowsReorder } from './available-actions.ts'
import { findPurchases, type PastPurchase } from './order-item-parts.repository.ts'
import { findOrderByNumber } from './order.repository.ts'

/**
 * Adds the products of an earlier order to the customer's cart and reports those that cannot be bought. Each store view has
 * its own orders.
 */
export function reorder(context: Context, customer: Identity, number: string) {
  const { database, store } = context
  const order = findOrderByNumber(database, number)
  if (order?.customerId !== customer.id || order.storeId !== store.id) throw refused('order.numberForeign', { number })
  const cart = customerCart(context, customer)
  const lines = findLines(context, cart)
  const userInputErrors = allowsReorder(database, order)
    ? transaction(database, () => findPurchases(database, order.id).flatMap((purchase) => addAgain(context, cart, purchase, lines) ?? []))
    : [refusal('reorder.notAllowed')]
  return { cart: priceCart(context, cart), userInputErrors }
}

function addAgain(context: Context, cart: { readonly id: number }, purchase: PastPurchase, lines: CartLine[]): Refusal | undefined {
  if (!purchase.isOnSale) return refusal('product.idNotFound', { id: purchase.productId })
  const reason = addLine(context, cart, purchase, lines)
  return reason && refusal('reorder.notAdded', { sku: purchase.sku, reason })
}
