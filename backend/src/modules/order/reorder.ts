import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { refusal, refused, type Refusal } from '../../refusals/refusal.ts'
import { addLine } from '../cart/add-products.ts'
import { findLines, type CartLine } from '../cart/cart-line.ts'
import { customerCart } from '../cart/customer-cart.ts'
import { priceCart } from '../cart/priced-cart.ts'
import type { Identity } from '../customer/identity.ts'
import { allowsReorder } from './available-actions.ts'
import { findOrderByNumber } from './order.repository.ts'
import { findPurchases, type PastPurchase } from './past-purchase.repository.ts'

/** What of an earlier order can still be bought goes into the customer's cart; the rest is told. Each store view has its own orders. */
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
