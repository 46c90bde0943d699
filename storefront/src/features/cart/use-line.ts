'use client'

import { useEffect, useState } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { removeItem, updateQuantity } from './cart-actions.ts'
import { type CartProblem, readProblem } from './cart-problem.ts'
import { sendLast } from './send-last.ts'
import { refreshCart } from './use-cart.ts'

/** The actions on one line. The requested quantity is shown until the backend answers; prices are always the backend's. */
export function useLine(line: CartLineFragment) {
  const { uid } = line
  const [requested, setRequested] = useState<number>()
  const [refusal, setRefusal] = useState<CartProblem>()
  const [isRemoving, setRemoving] = useState(false)

  function refuse(error: unknown): void {
    logFailure('The line could not be changed', error)
    setRefusal(readProblem(error))
    // Once the cart is fetched, the backend is reachable again.
    void refreshCart().then(() => setRefusal((last) => (last?.reason === 'unreachable' ? undefined : last)))
  }

  const [sender] = useState(() =>
    sendLast<number>(
      async (value) => void (await updateQuantity(uid, value, { onError: refuse })),
      () => setRequested(undefined),
    ),
  )
  // A quantity that still waits when the shopper leaves the page is sent.
  useEffect(() => () => sender.flush(), [sender])

  function change(value: number): void {
    setRefusal(undefined)
    setRequested(value)
    sender.schedule(value)
  }

  const quantity = requested ?? line.quantity

  /** @returns the removed line; undefined if the backend refused */
  async function remove(): Promise<CartLineFragment | undefined> {
    setRefusal(undefined)
    setRemoving(true)
    sender.cancel()
    const cart = await removeItem(uid, { onError: refuse })
    setRemoving(false)
    setRequested(undefined)
    return cart && { ...line, quantity }
  }

  return { quantity, isBusy: requested !== undefined || isRemoving, refusal, change, remove }
}
