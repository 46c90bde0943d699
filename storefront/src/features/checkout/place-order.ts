import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { send } from '../../graphql/browser.ts'
import { refusalOf, ServerError, StoreError } from '../../graphql/errors.ts'
import { PlaceOrderOperation, SetPaymentMethodOnCartOperation } from '../../graphql/generated/place-order.ts'
import { PlaceOrderToPayOperation } from '../../graphql/generated/place-order-to-pay.since-2.4.7.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { alone } from '../../lib/alone.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { inTurn } from '../cart/cart-turn.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { findOut, isOrdered } from './find-out.ts'
import { changeSentOrder, forgetSentOrder, isOrderOf, keepSentOrder, recallOrder, settleSentOrder, wasSent } from './sent-order.ts'

export type RefusedPart = 'paymentMethod' | 'paymentCode' | 'orderNumber' | 'order'

export type OrderOutcome =
  /** The cart is an order; its number is known unless the answer was lost. */
  | { readonly kind: 'ordered' }
  /** The shop said no; the cart is still there. */
  | { readonly kind: 'refused'; readonly part: RefusedPart; readonly error: Error }
  /** It would cost something else than the buyer has seen: nothing was ordered. */
  | { readonly kind: 'changed'; readonly cart: CheckoutFragment }
  /** The shop could not be asked: nothing was ordered. */
  | { readonly kind: 'unreachable' }
  /** The answer was lost, and the cart is still a cart. */
  | { readonly kind: 'notTaken' }
  /** The answer was lost, or says nothing that is known: the shop has to be asked what became of the order. */
  | { readonly kind: 'lost'; readonly isSlow: boolean; readonly error?: Error }

export interface OrderRequest {
  readonly cartId: string
  /** As its buyer sees it. */
  readonly cart: CheckoutFragment
  readonly paymentCode: string
  readonly isPaidElsewhere: boolean
}

let placing: Promise<OrderOutcome> | undefined

/** Sends the order off, once however often and in however many tabs it is asked for, until the shop has answered or the answer is lost. */
export function placeOrder(request: OrderRequest): Promise<OrderOutcome> {
  placing ??= inTurn(() => alone('place-order', () => place(request))).finally(() => {
    placing = undefined
  })
  return placing
}

/** What becomes of an order that was sent off before: it is still under way in this tab, or its answer is lost. */
export const resumeOrder = (): Promise<OrderOutcome> => placing ?? Promise.resolve({ kind: 'lost', isSlow: false })

/**
 * Finds out what became of an order whose answer was lost; an order is never sent off again before that is known.
 * @param error what the shop answered in words that nobody knows: a refusal, once the cart is known to be there still
 */
export async function settleLost(cartId: string, isSlow: boolean, error?: Error): Promise<OrderOutcome> {
  if ((await findOut(cartId, isSlow)) === 'ordered') return ordered()
  if (error) return refused('order', error)
  changeSentOrder({ state: 'notTaken' })
  return { kind: 'notTaken' }
}

async function place(request: OrderRequest): Promise<OrderOutcome> {
  const { cartId, cart, paymentCode, isPaidElsewhere } = request
  // An earlier try may have gone through without anybody knowing, or another tab have said so by now.
  if (wasSent(cartId)) return recallOrder() ? { kind: 'ordered' } : { kind: 'lost', isSlow: false }
  const objection = await setPaymentMethod(request)
  if (objection) return objection

  keepSentOrder({ cartId, cart, paymentCode, email: cart.email ?? '', state: 'sent' })
  try {
    const { orderNumber, token } = await (isPaidElsewhere ? sendToPay(cartId) : sendOrder(cartId))
    if (!orderNumber) return await withoutNumber(cartId)
    settleSentOrder({ state: 'placed', orderNumber, ...(token && { token }) })
    return { kind: 'ordered' }
  } catch (error) {
    if (isCartGone(error)) return ordered()
    if (error instanceof ServerError) return { kind: 'lost', isSlow: error.status === 504 }
    if (refusalOf(error)?.reason === 'orderUnderWay') return { kind: 'lost', isSlow: false }
    // A sentence that nobody knows may say the same, or that the cart is gone.
    if (error instanceof StoreError && !error.refusal) return (await isOrdered(cartId).catch(() => false)) ? ordered() : { kind: 'lost', isSlow: false, error }
    return refused('order', error as Error)
  }
}

/**
 * Magento 2.4.7 and 2.4.8 throw no refusal and tell it only to those who ask, in words that 2.4.6 does not know. Where the cart is
 * still one, the order is sent once more in these.
 */
async function sendOrder(cartId: string) {
  const { placeOrder: answer } = await sendChecked(PlaceOrderOperation, { cartId })
  if (answer?.order || (await isOrdered(cartId))) return { orderNumber: answer?.order?.order_number, token: undefined }
  return sendToPay(cartId)
}

async function sendToPay(cartId: string) {
  const { placeOrder: answer } = await sendChecked(PlaceOrderToPayOperation, { cartId })
  const error: ListedError | undefined = answer?.errors?.find((entry) => entry !== null)
  if (error) throw new StoreError(error.message, 'invalid-input', error.refusal)
  return { orderNumber: answer?.order?.order_number, token: answer?.orderV2?.token }
}

async function setPaymentMethod({ cartId, cart: seen, paymentCode: code }: OrderRequest): Promise<OrderOutcome | undefined> {
  try {
    const { setPaymentMethodOnCart } = await send(SetPaymentMethodOnCartOperation, { cartId, code }, { partial: true })
    const cart = setPaymentMethodOnCart?.cart
    if (cart?.selected_payment_method?.code !== code) {
      return { kind: 'refused', part: 'paymentCode', error: new Error('Payment method code failed') }
    }
    return cart.prices?.grand_total?.value === seen.prices?.grand_total?.value ? undefined : { kind: 'changed', cart }
  } catch (error) {
    // An earlier try was given up, and has arrived since.
    if (isCartGone(error) && isOrderOf(cartId)) return ordered()
    logFailure('The payment method could not be set', error)
    return error instanceof ServerError ? { kind: 'unreachable' } : { kind: 'refused', part: 'paymentMethod', error: error as Error }
  }
}

// Where neither a number nor a reason came, only the cart tells whether there is an order.
async function withoutNumber(cartId: string): Promise<OrderOutcome> {
  try {
    if (await isOrdered(cartId)) return ordered()
  } catch {
    return { kind: 'lost', isSlow: false }
  }
  return refused('orderNumber', new Error('No order number'))
}

function refused(part: RefusedPart, error: Error): OrderOutcome {
  logFailure('The order was refused', error)
  forgetSentOrder()
  return { kind: 'refused', part, error }
}

function ordered(): OrderOutcome {
  settleSentOrder({ state: 'taken' })
  return { kind: 'ordered' }
}
