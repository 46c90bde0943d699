import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { send } from '../../graphql/browser.ts'
import { refusalOf, ServerError, StoreError } from '../../graphql/errors.ts'
import { PlaceOrderToPayOperation } from '../../graphql/generated/place-order-to-pay.since-2.4.7.ts'
import { PlaceOrderOperation, SetPaymentMethodOnCartOperation } from '../../graphql/generated/place-order.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { logFailure, minutesToWait } from '../../lib/log-failure.ts'
import { withLock } from '../../lib/tabs.ts'
import { enqueueCartCall } from '../cart/cart-queue.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { hasSession } from '../session/session.ts'
import { isSameOrder } from './is-same-order.ts'
import { reconcileOrder, isOrdered } from './reconcile-order.ts'
import { announceSubmittedOrder, clearSubmittedOrder, isSubmittedCart, readPlacedOrder, readSubmittedOrder, settleSubmittedOrder, wasSubmitted } from './submitted-order.ts'

export type RefusedPart = 'paymentMethod' | 'paymentCode' | 'orderNumber' | 'order'

export type OrderOutcome =
  /** The cart is an order; its number is known unless the answer was lost. */
  | { readonly kind: 'ordered' }
  /** The backend refused; the cart is kept. */
  | { readonly kind: 'refused'; readonly part: RefusedPart; readonly error: Error }
  /** The total, or else what would be ordered, differs from what is displayed: nothing was ordered. */
  | { readonly kind: 'changed' | 'altered'; readonly cart: CheckoutFragment }
  /** The shop did not get as far as the order: nothing was ordered. */
  | { readonly kind: 'unreachable'; readonly cause?: Error }
  /** The answer was lost, and the cart is still active. */
  | { readonly kind: 'notTaken' }
  /** The answer was lost or is unknown: the order has to be reconciled, and the backend may be at work for so many seconds after its submission. */
  | { readonly kind: 'lost'; readonly mayTake: number; readonly error?: Error }

type LostOrder = Extract<OrderOutcome, { kind: 'lost' }>

export interface OrderRequest {
  readonly cartId: string
  /** As displayed to the buyer. */
  readonly cart: CheckoutFragment
  readonly paymentCode: string
  /** The number of the buyer's own purchase order, for a method that needs it. */
  readonly purchaseOrder?: string | undefined
  /** Whether the confirmation asks the backend about the order: it is paid on another site, or its files are there at once. */
  readonly needsToken: boolean
}

let placing: Promise<OrderOutcome> | undefined

/** Places the order. Concurrent calls, from all tabs, lead to one request until it is answered or its answer is lost. */
export function placeOrder(request: OrderRequest): Promise<OrderOutcome> {
  placing ??= enqueueCartCall(() => withLock('place-order', () => place(request))).finally(() => {
    placing = undefined
  })
  return placing
}

// Seconds. The gateway gives up on the backend after ten; PHP may still be at work.
const AT_ONCE = 0
const WHILE_THE_GATEWAY_WAITS = 12
const AFTER_A_TIMEOUT = 40

const lost = (mayTake: number): OrderOutcome => ({ kind: 'lost', mayTake })

/** The outcome of an order submitted earlier: still pending in this tab, or lost with the page that waited for it. */
export const resumeOrder = (): Promise<OrderOutcome> => placing ?? Promise.resolve(lost(AFTER_A_TIMEOUT))

/**
 * Reconciles an order whose answer was lost; an order is never submitted again before that.
 * Its `error` is the backend's unknown message: a refusal, once the cart is known to be active.
 */
export async function reconcileLostOrder(cartId: string, { mayTake, error }: LostOrder): Promise<OrderOutcome> {
  if ((await reconcileOrder(cartId, submittedAt() + mayTake * 1000)) === 'ordered') return ordered()
  if (error) return refused('order', error)
  settleSubmittedOrder({ state: 'notTaken' })
  return { kind: 'notTaken' }
}

async function place(request: OrderRequest): Promise<OrderOutcome> {
  const { cartId, cart, paymentCode, needsToken } = request
  // An earlier attempt may have succeeded, and another tab may know by now.
  if (wasSubmitted(cartId)) return readPlacedOrder() ? { kind: 'ordered' } : lost(AFTER_A_TIMEOUT)
  const objection = await setPaymentMethod(request)
  if (objection) return objection

  announceSubmittedOrder({ cartId, cart, paymentCode, email: cart.email ?? '', state: 'sent', submittedAt: new Date().toISOString(), isGuests: !hasSession() })
  try {
    const { orderNumber, token } = await (needsToken ? sendForToken(cartId) : sendOrder(cartId))
    if (!orderNumber) return await withoutNumber(cartId)
    settleSubmittedOrder({ state: 'placed', orderNumber, ...(token && { token }) })
    return { kind: 'ordered' }
  } catch (error) {
    if (isCartGone(error)) return ordered()
    if (minutesToWait(error)) return notSent(error as Error)
    if (error instanceof ServerError) return lost(mayTakeAfter(error))
    if (refusalOf(error)?.reason === 'orderUnderWay') return lost(WHILE_THE_GATEWAY_WAITS)
    // An unknown message may say the same, or that the cart is gone.
    if (error instanceof StoreError && !error.refusal) return (await isOrdered(cartId).catch(() => false)) ? ordered() : { kind: 'lost', mayTake: AT_ONCE, error }
    return refused('order', error as Error)
  }
}

/**
 * Magento 2.4.7 and 2.4.8 answer refusals in a field that 2.4.6 does not have, instead of throwing them. If the cart is still active, the
 * order is placed once more with that field.
 */
async function sendOrder(cartId: string) {
  const { placeOrder: answer } = await sendChecked(PlaceOrderOperation, { cartId })
  if (answer?.order || (await isOrdered(cartId))) return { orderNumber: answer?.order?.order_number, token: undefined }
  return sendWithErrors(cartId)
}

/** Magento 2.4.6 has no token, and orders nothing for a request that it does not understand. */
const sendForToken = (cartId: string) =>
  sendWithErrors(cartId).catch((error: unknown) => {
    if (error instanceof StoreError && error.reason === 'unsupported') return sendOrder(cartId)
    throw error
  })

async function sendWithErrors(cartId: string) {
  const { placeOrder: answer } = await sendChecked(PlaceOrderToPayOperation, { cartId })
  const error: ListedError | undefined = answer?.errors?.find((entry) => entry !== null)
  if (error) throw new StoreError(error.message, 'invalid-input', error.refusal)
  return { orderNumber: answer?.order?.order_number, token: answer?.orderV2?.token }
}

async function setPaymentMethod({ cartId, cart: seen, paymentCode: code, purchaseOrder }: OrderRequest): Promise<OrderOutcome | undefined> {
  try {
    const { setPaymentMethodOnCart } = await send(SetPaymentMethodOnCartOperation, { cartId, code, purchaseOrder })
    const cart = setPaymentMethodOnCart?.cart
    if (cart?.selected_payment_method?.code !== code) {
      return { kind: 'refused', part: 'paymentCode', error: new Error('Payment method code failed') }
    }
    if (cart.prices?.grand_total?.value !== seen.prices?.grand_total?.value) return { kind: 'changed', cart }
    return isSameOrder(seen, cart) ? undefined : { kind: 'altered', cart }
  } catch (error) {
    // An earlier attempt timed out here and succeeded since.
    if (isCartGone(error) && isSubmittedCart(cartId)) return ordered()
    logFailure('The payment method could not be set', error)
    return error instanceof ServerError ? { kind: 'unreachable', cause: error } : { kind: 'refused', part: 'paymentMethod', error: error as Error }
  }
}

// Without a number or a reason, only the cart's state shows whether there is an order.
async function withoutNumber(cartId: string): Promise<OrderOutcome> {
  try {
    if (await isOrdered(cartId)) return ordered()
  } catch {
    return lost(AT_ONCE)
  }
  return refused('orderNumber', new Error('No order number'))
}

function mayTakeAfter({ status }: ServerError): number {
  if (status === 504) return AFTER_A_TIMEOUT
  return status === undefined ? WHILE_THE_GATEWAY_WAITS : AT_ONCE
}

const submittedAt = () => Date.parse(readSubmittedOrder()?.submittedAt ?? '') || 0

/** The gateway refuses one attempt too many without asking the backend. */
function notSent(error: Error): OrderOutcome {
  logFailure('The order was not sent', error)
  clearSubmittedOrder()
  return { kind: 'unreachable', cause: error }
}

function refused(part: RefusedPart, error: Error): OrderOutcome {
  logFailure('The order was refused', error)
  clearSubmittedOrder()
  return { kind: 'refused', part, error }
}

function ordered(): OrderOutcome {
  settleSubmittedOrder({ state: 'taken' })
  return { kind: 'ordered' }
}
