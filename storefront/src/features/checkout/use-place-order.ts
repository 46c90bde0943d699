'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { refusalOf } from '../../graphql/errors.ts'
import { localePath } from '../../i18n/paths.ts'
import { writeSession } from '../../lib/session-store.ts'
import { isCartUnusable } from '../cart/gone-cart.ts'
import { renewCart } from '../cart/renew-cart.ts'
import { type OrderFailure, ORDER_FAILURE } from './order-failure.ts'
import { type OrderOutcome, type OrderRequest, placeOrder, resumeOrder, settleLost } from './place-order.ts'
import { wasSent } from './sent-order.ts'
import { showCheckout } from './use-checkout.ts'

/** `checking`: the shop's answer was lost, and it is being asked what became of the order. */
export type OrderProgress = 'idle' | 'placing' | 'checking'

/** Why nothing was ordered, and that it can be tried again. */
export type OrderNews = 'notTaken' | 'changed' | 'unreachable'

/** Takes an order to its end, also one that was sent off before the page was loaded. */
export function usePlaceOrder(cartId: string, onOrdered: () => void) {
  const locale = useLocale()
  const router = useRouter()
  const [progress, setProgress] = useState<OrderProgress>(() => (wasSent(cartId) ? 'checking' : 'idle'))
  const [news, setNews] = useState<OrderNews>()

  async function follow(underWay: Promise<OrderOutcome>): Promise<void> {
    const outcome = await underWay
    if (outcome.kind === 'ordered') return onOrdered()
    if (outcome.kind === 'lost') {
      setProgress('checking')
      return follow(settleLost(cartId, outcome.isSlow, outcome.error))
    }
    setProgress('idle')
    if (outcome.kind === 'refused') return refuse(outcome)
    if (outcome.kind === 'changed') showCheckout(cartId, outcome.cart)
    setNews(outcome.kind)
  }

  function refuse({ part, error }: Extract<OrderOutcome, { kind: 'refused' }>): void {
    // The cart is in the account, or was ordered or put away elsewhere: nothing is wrong with the order.
    if (isCartUnusable(error)) return void renewCart(cartId, error)
    writeSession(ORDER_FAILURE, { part, refusal: refusalOf(error), text: error.message } satisfies OrderFailure)
    router.push(localePath(locale, '/checkout/error'))
  }

  useEffect(() => {
    if (wasSent(cartId)) void follow(resumeOrder())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each cart
  }, [cartId])

  function place(request: OrderRequest): void {
    setProgress('placing')
    setNews(undefined)
    void follow(placeOrder(request))
  }

  return { progress, news, place }
}
