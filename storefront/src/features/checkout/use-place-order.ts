'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { refusalOf } from '../../graphql/errors.ts'
import { localePath } from '../../i18n/paths.ts'
import { writeSession } from '../../lib/session-storage.ts'
import { isCartUnusable } from '../cart/gone-cart.ts'
import { renewCart } from '../cart/renew-cart.ts'
import { isSameOrder } from '../place-order/is-same-order.ts'
import { type OrderFailure, ORDER_FAILURE } from '../place-order/order-failure.ts'
import { type OrderOutcome, type OrderRequest, placeOrder, resumeOrder, reconcileLostOrder } from '../place-order/place-order.ts'
import { wasSubmitted } from '../place-order/submitted-order.ts'
import { getCheckout } from './get-checkout.ts'
import { showCheckout } from './use-checkout.ts'

/** `checking`: the answer was lost, and the order is being reconciled. */
export type OrderProgress = 'idle' | 'placing' | 'checking'

/** Why nothing was ordered; the shopper may try again. */
export type OrderProblem = Extract<OrderOutcome, { kind: 'notTaken' | 'changed' | 'altered' | 'unreachable' }>

/** A cart that was changed on another device may be refused for what this page does not show. */
async function cartIfAltered(cartId: string, seen: CheckoutFragment): Promise<CheckoutFragment | undefined> {
  const now = await getCheckout(cartId).catch(() => undefined)
  return now && !isSameOrder(seen, now.cart) ? now.cart : undefined
}

/** Places an order and follows it to its outcome; also one that was submitted before the page was loaded. */
export function usePlaceOrder(cartId: string, onOrdered: () => void) {
  const locale = useLocale()
  const router = useRouter()
  const [progress, setProgress] = useState<OrderProgress>(() => (wasSubmitted(cartId) ? 'checking' : 'idle'))
  const [problem, setProblem] = useState<OrderProblem>()

  /** @param seen the cart that the buyer has ordered, unless an earlier page did */
  async function follow(pending: Promise<OrderOutcome>, seen?: CheckoutFragment): Promise<void> {
    const outcome = await pending
    if (outcome.kind === 'ordered') return onOrdered()
    if (outcome.kind === 'lost') {
      setProgress('checking')
      return follow(reconcileLostOrder(cartId, outcome), seen)
    }
    const cart = outcome.kind === 'refused' ? seen && (await cartIfAltered(cartId, seen)) : 'cart' in outcome ? outcome.cart : undefined
    setProgress('idle')
    if (cart) showCheckout(cartId, cart)
    if (outcome.kind !== 'refused') return setProblem(outcome)
    if (cart) return setProblem({ kind: 'altered', cart })
    refuse(outcome)
  }

  function refuse({ part, error }: Extract<OrderOutcome, { kind: 'refused' }>): void {
    // The cart is in the account, or was ordered or deleted elsewhere: the order itself is fine.
    if (isCartUnusable(error)) return void renewCart(cartId, error)
    writeSession(ORDER_FAILURE, { part, refusal: refusalOf(error), text: error.message } satisfies OrderFailure)
    router.push(localePath(locale, '/checkout/error'))
  }

  useEffect(() => {
    if (wasSubmitted(cartId)) void follow(resumeOrder())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each cart
  }, [cartId])

  function place(request: OrderRequest): void {
    setProgress('placing')
    setProblem(undefined)
    void follow(placeOrder(request), request.cart)
  }

  return { progress, problem, place }
}
