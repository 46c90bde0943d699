import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { inputError } from '../../errors.ts'
import type { CheckoutUserInputErrorCodes } from '../../generated/resolvers.ts'
import { addLine } from '../cart/add-products.ts'
import { customerCart } from '../cart/customer-cart.ts'
import { priceCart } from '../cart/priced-cart.ts'
import type { Identity } from '../customer/identity.ts'
import { allowsReorder } from './available-actions.ts'
import { findOrderByNumber } from './order.repository.ts'
import { findPurchases, type PastPurchase } from './past-purchase.repository.ts'

/** Magento tells a refusal's kind by its words. */
const CODES: readonly (readonly [string, CheckoutUserInputErrorCodes])[] = [
  ['Reorders are not allowed.', 'REORDER_NOT_AVAILABLE'],
  ['Could not find a product with ID', 'PRODUCT_NOT_FOUND'],
  ['The required options you selected are not available', 'NOT_SALABLE'],
  ['Product that you are trying to add is not available', 'NOT_SALABLE'],
  ['This product is out of stock', 'NOT_SALABLE'],
  ['There are no source items', 'NOT_SALABLE'],
  ['The fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  ['The most you may purchase is', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
]

/** What of an earlier order can still be bought goes into the customer's cart; the rest is told. */
export function reorder(context: Context, customer: Identity, number: string) {
  const { database } = context
  const order = findOrderByNumber(database, number)
  if (order?.customerId !== customer.id) throw inputError(`Order number "${number}" doesn't belong to the current customer`)
  const cart = customerCart(context, customer)
  const refusals = allowsReorder(database, order)
    ? transaction(database, () => findPurchases(database, order.id).flatMap((purchase) => addAgain(context, cart, purchase) ?? []))
    : ['Reorders are not allowed.']
  return { cart: priceCart(context, cart), userInputErrors: refusals.map(userInputError) }
}

function addAgain(context: Context, cart: { readonly id: number }, purchase: PastPurchase): string | undefined {
  if (!purchase.isOnSale) return `Could not find a product with ID "${purchase.productId}"`
  const refusal = addLine(context, cart, purchase)
  return refusal && `Could not add the product with SKU "${purchase.sku}" to the shopping cart: ${refusal}`
}

function userInputError(message: string) {
  const code = CODES.find(([words]) => message.includes(words))?.[1] ?? 'UNDEFINED'
  return { code, message, path: ['orderNumber'] }
}
