'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { refusalOf } from '../../graphql/errors.ts'
import { localePath } from '../../i18n/paths.ts'
import { writeSession } from '../../lib/session-storage.ts'
import { isCartUnusable } from '../cart/gone-cart.ts'
import { renewCart } from '../cart/renew-cart.ts'
import { type OrderFailure, ORDER_FAILURE } from '../place-order/order-failure.ts'
import { type OrderOutcome, type OrderRequest, placeOrder, resumeOrder, reconcileLostOrder } from '../place-order/place-order.ts'
import { wasSubmitted } from '../place-order/submitted-order.ts'
import { showCheckout } from './use-checkout.ts'

/** `checking`: the answer was lost, and the order is being reconciled. */
export type OrderProgress = 'idle' | 'placing' | 'checking'

/** Why nothing was ordered; the shopper may try again. */
export type OrderProblem = Extract<OrderOutcome, { kind: 'notTaken' | 'changed' | 'altered' | 'unreachable' }>

/** Places an order and follows it to its outcome; also one that was submitted before the page was loaded. */
export function usePlaceOrder(cartId: string, onOrdered: () => void) {
  const locale = useLocale()
  const router = useRouter()
  const [progress, setProgress] = useState<OrderProgress>(() => (wasSubmitted(cartId) ? 'checking' : 'idle'))
  const [problem, setProblem] = useState<OrderProblem>()

  async function follow(pending: Promise<OrderOutcome>): Promise<void> {
    const outcome = await pending
    if (outcome.kind === 'ordered') return onOrdered()
    if (outcome.kind === 'lost') {
      setProgress('checking')
      return follow(reconcileLostOrder(cartId, outcome))
    }
    setProgress('idle')
    if (outcome.kind === 'refused') return refuse(outcome)
    if (outcome.kind === 'changed' || outcome.kind === 'altered') showCheckout(cartId, outcome.cart)
    setProblem(outcome)
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
    void follow(placeOrder(request))
  }

  return { progress, problem, place }
}
