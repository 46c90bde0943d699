'use client'

import { useEffect, useState } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { removeItem, updateQuantity } from './cart-actions.ts'
import { type CartProblem, readProblem } from './cart-problem.ts'
import { sendLast } from './send-last.ts'
import { refreshCart } from './use-cart.ts'

/** What a visitor does to one line. The wished quantity is shown until the shop has answered; the sums are always its own. */
export function useLine(line: CartLineFragment) {
  const { uid } = line
  const [wish, setWish] = useState<number>()
  const [refusal, setRefusal] = useState<CartProblem>()
  const [isRemoving, setRemoving] = useState(false)

  function refuse(error: unknown): void {
    logFailure('The line could not be changed', error)
    setRefusal(readProblem(error))
    // Once the shop answers again, what it says of the cart is true, and that it could not be reached is not.
    void refreshCart().then(() => setRefusal((last) => (last?.reason === 'unreachable' ? undefined : last)))
  }

  const [sender] = useState(() =>
    sendLast<number>(
      async (value) => void (await updateQuantity(uid, value, { onError: refuse })),
      () => setWish(undefined),
    ),
  )
  // Whoever leaves the page in the moment before it is sent has wished it all the same.
  useEffect(() => () => sender.flush(), [sender])

  function change(value: number): void {
    setRefusal(undefined)
    setWish(value)
    sender.ask(value)
  }

  const quantity = wish ?? line.quantity

  /** @returns what was taken out; undefined where the shop did not do it */
  async function remove(): Promise<CartLineFragment | undefined> {
    setRefusal(undefined)
    setRemoving(true)
    sender.drop()
    const cart = await removeItem(uid, { onError: refuse })
    setRemoving(false)
    setWish(undefined)
    return cart && { ...line, quantity }
  }

  return { quantity, isBusy: wish !== undefined || isRemoving, refusal, change, remove }
}
