import { transaction } from '../../database/transaction.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { hasFault } from '../../magento/faults.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCartOf } from '../cart-lines/cart-access.ts'
import { makeCartId } from '../cart-lines/cart-id.ts'
import { setLineGiftMessage, setLineQuantity } from '../cart-lines/cart-line.repository.ts'
import { findLines, type CartLine } from '../cart-lines/cart-line.ts'
import { closeCart, findActiveCart, findCart, assignCart, setCartGiftMessage, type CartRow } from '../cart-lines/cart.repository.ts'
import { findEqualLine, isFull, putLine } from '../cart-lines/change-line.ts'
import { customerCart } from '../cart-lines/customer-cart.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import { setCouponCode } from '../pricing/coupon.repository.ts'
import { takenBy } from '../purchase/part.ts'
import type { Stock } from '../purchase/quantity-check.ts'
import { setting } from '../store/settings.ts'

/** Moves the lines of a guest's cart into the customer's and closes it. */
export function mergeCarts(context: Context, customer: Identity, sourceId: string, destinationId: string | null | undefined): CartRow {
  if (destinationId === '') throw refused('cart.destinationEmpty')
  return transaction(context.database, () => {
    const destination = destinationId ?? customerCart(context, customer).maskedId
    const source = requireCartOf(context, sourceId, null)
    const cart = requireCartOf(context, destination, customer.id)
    refuseEqualBundles(context, source, cart)
    moveLines(context, source, cart, setting(context.database, 'checkout/cart/cart_merge_preference'))
    return cart
  })
}

/** magento/magento2#37704: the stock is checked by the SKU of the bundle, which has no own stock. */
function refuseEqualBundles(context: Context, source: CartRow, destination: CartRow): void {
  if (!hasFault(context.release, 'mergeRefusesBundles')) return
  const lines = findLines(context, destination)
  const isEqualBundle = (line: CartLine) => line.type === 'bundle' && findEqualLine(lines, line) !== undefined
  if (!findLines(context, source).some(isEqualBundle)) return
  throw new Error("Can't check requested quantity for products without Source Items support.")
}

/**
 * Assigns a guest's cart to the customer with a new id, so that the old one is no longer valid. The lines of the
 * customer's previous cart are added to it.
 */
export function takeOverCart(context: Context, customer: Identity, guestCartId: string): CartRow {
  const { database } = context
  return transaction(database, () => {
    const cart = findCart(database, guestCartId)
    if (!cart?.isActive) throw refused('cart.guestCartNotFound', { id: guestCartId })
    if (cart.customerId !== null) throw refused('cart.notAnonymous')
    const former = findActiveCart(database, customer.id)
    if (former) moveLines(context, former, cart, 'merge')
    const id = makeCartId()
    assignCart(database, cart.id, customer.id, id)
    const taken = requireCartOf(context, id, customer.id)
    removeInvalidCoupon(context, taken)
    return taken
  })
}

/** @param preference whose quantity counts for equal lines: `merge` adds them up */
function moveLines(context: Context, source: CartRow, destination: CartRow, preference: string): void {
  const lines = findLines(context, destination)
  for (const line of findLines(context, source)) moveLine(context, line, destination, lines, preference)
  if (source.couponCode !== null) setCouponCode(context.database, destination.id, source.couponCode)
  setCartGiftMessage(context.database, destination.id, destination.giftMessage ?? source.giftMessage)
  closeCart(context.database, source.id)
  removeInvalidCoupon(context, findCart(context.database, destination.maskedId) as CartRow)
}

/** magento/magento2#40064: a merge checks only the quantity in stock. */
const mergeable = ({ release }: Context, { quantity, onHand }: Stock): number =>
  hasFault(release, 'mergeForgetsBackorders') ? onHand : quantity

/**
 * Equal lines become one if the stock covers both; other lines move regardless of stock, up to the limit of lines. Of two equal lines'
 * gift messages, that of the destination stays.
 */
function moveLine(context: Context, line: CartLine, { id }: CartRow, lines: CartLine[], preference: string): void {
  const equalLine = findEqualLine(lines, line)
  if (isFull(lines, line)) return
  if (!equalLine) return putLine(context, { id }, lines, line, line.quantity)
  setLineGiftMessage(context.database, equalLine.id, equalLine.giftMessage ?? line.giftMessage)
  if (preference === 'customer') return
  if (preference === 'guest') return setLineQuantity(context.database, equalLine.id, line.quantity)
  const isEnough = line.parts.every(({ productId, stock }) => takenBy([...lines, line], productId) <= mergeable(context, stock))
  if (isEnough) putLine(context, { id }, lines, line, line.quantity)
}
