import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { CartCountOperation } from '../../graphql/generated/cart.ts'
import { PlaceOrderOperation, SetPaymentMethodOnCartOperation } from '../../graphql/generated/checkout.ts'
import { inTurn } from '../cart/cart-turn.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { confirmAttempt, forgetAttempt, rememberAttempt, wasAttempted } from './order-attempt.ts'

export type RefusedPart = 'paymentMethod' | 'paymentCode' | 'orderNumber' | 'order'

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  /** The shop said no; the cart is still there. */
  | { readonly kind: 'refused'; readonly part: RefusedPart; readonly error: Error }
  /** The answer was lost, but the cart has become an order. */
  | { readonly kind: 'taken' }
  /** The answer was lost, and the cart is still a cart. */
  | { readonly kind: 'notTaken' }
  /** The answer was lost, and nobody can tell. */
  | { readonly kind: 'unknown' }

export interface OrderRequest {
  readonly cartId: string
  readonly email: string
  readonly paymentCode: string
}

let placing: Promise<OrderOutcome> | undefined

/** Sends the order off, once however often it is asked for until the outcome is known. */
export function placeOrder(request: OrderRequest): Promise<OrderOutcome> {
  placing ??= inTurn(() => place(request)).finally(() => {
    placing = undefined
  })
  return placing
}

/** What became of an order whose answer was lost: an active cart is no order. */
export async function findOut(cartId: string): Promise<OrderOutcome> {
  try {
    await send(CartCountOperation, { cartId })
    forgetAttempt()
    return { kind: 'notTaken' }
  } catch (error) {
    if (!isCartGone(error)) return { kind: 'unknown' }
    confirmAttempt()
    return { kind: 'taken' }
  }
}

async function place({ cartId, email, paymentCode }: OrderRequest): Promise<OrderOutcome> {
  // An earlier try may have gone through without anybody knowing.
  if (wasAttempted(cartId)) {
    const earlier = await findOut(cartId)
    if (earlier.kind !== 'notTaken') return earlier
  }
  const refusal = await setPaymentMethod(cartId, paymentCode)
  if (refusal) return refusal

  rememberAttempt({ cartId, email })
  try {
    const { placeOrder: answer } = await send(PlaceOrderOperation, { cartId })
    if (answer?.order?.order_number) {
      forgetAttempt()
      return { kind: 'placed', orderNumber: answer.order.order_number }
    }
    return refused('orderNumber', new Error('No order number'), cartId)
  } catch (error) {
    if (isInDoubt(error)) return settle(cartId)
    return refused('order', error as Error, cartId)
  }
}

async function setPaymentMethod(cartId: string, code: string): Promise<OrderOutcome | undefined> {
  try {
    const { setPaymentMethodOnCart } = await send(SetPaymentMethodOnCartOperation, { cartId, code }, { partial: true })
    if (setPaymentMethodOnCart?.cart.selected_payment_method?.code === code) return undefined
    return { kind: 'refused', part: 'paymentCode', error: new Error('Payment method code failed') }
  } catch (error) {
    return { kind: 'refused', part: 'paymentMethod', error: error as Error }
  }
}

// Magento 2.4.7 answers a refusal without an order where others throw; only the cart tells it from a lost number.
async function refused(part: RefusedPart, error: Error, cartId: string): Promise<OrderOutcome> {
  const found = part === 'orderNumber' ? await findOut(cartId) : undefined
  if (found && found.kind !== 'notTaken') return found
  forgetAttempt()
  return { kind: 'refused', part, error }
}

const isInDoubt = (error: unknown): boolean =>
  error instanceof ServerError || isCartGone(error) || (error instanceof StoreError && /already been placed/.test(error.message))

const MOMENT = 1500

// What timed out here may still be at work there.
async function settle(cartId: string): Promise<OrderOutcome> {
  await new Promise((resolve) => setTimeout(resolve, MOMENT))
  return findOut(cartId)
}
