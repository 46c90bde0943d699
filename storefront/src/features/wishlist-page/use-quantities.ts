'use client'

import { useEffect, useRef, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import type { WishCardFragment } from '../../graphql/generated/types.ts'
import { UpdateWishOperation } from '../../graphql/generated/wishlist-page.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { type CartProblem, readProblem } from '../cart/cart-problem.ts'
import { learnRule } from '../cart/quantity-rules.ts'
import { type LastSender, sendLast } from '../cart/send-last.ts'
import { refreshWishlist } from './use-wishlist-page.ts'

type ById<Value> = ReadonlyMap<string, Value>

export interface Quantities {
  /** Quantities that are not saved yet, by the wish's id. */
  readonly pending: ById<number>
  /** Why the last quantity was refused. */
  readonly problems: ById<CartProblem>
  readonly change: (wish: WishCardFragment, quantity: number) => void
  readonly forgetProblem: (id: string) => void
}

/** The quantities on the list. Of several quick clicks, the last is sent. */
export function useQuantities(email: string): Quantities {
  const senders = useRef(new Map<string, LastSender<number>>())
  const [pending, setPending] = useState<ById<number>>(new Map())
  const [problems, setProblems] = useState<ById<CartProblem>>(new Map())

  // Saves a pending quantity when the page is left.
  useEffect(() => {
    const all = senders.current
    return () => all.forEach((sender) => sender.flush())
  }, [])

  function senderOf(wish: WishCardFragment): LastSender<number> {
    const known = senders.current.get(wish.id)
    const sender = known ?? sendLast<number>((quantity, isReplaced) => save(wish, quantity, isReplaced), () => setPending((all) => without(all, wish.id)))
    senders.current.set(wish.id, sender)
    return sender
  }

  async function save(wish: WishCardFragment, quantity: number, isReplaced: () => boolean): Promise<void> {
    try {
      await updateWish(wish, quantity)
    } catch (error) {
      logFailure('The quantity of a wish could not be changed', error)
      const problem = readProblem(error)
      learnRule(wish.product?.sku ?? null, problem)
      if (!isReplaced()) setProblems((all) => new Map(all).set(wish.id, problem))
    }
    await refreshWishlist(email)
  }

  const forgetProblem = (id: string): void => setProblems((all) => without(all, id))

  function change(wish: WishCardFragment, quantity: number): void {
    forgetProblem(wish.id)
    setPending((all) => new Map(all).set(wish.id, quantity))
    senderOf(wish).schedule(quantity)
  }

  return { pending, problems, change, forgetProblem }
}

/** Sends the customer's note along: Magento clears it otherwise. */
async function updateWish({ id, description }: WishCardFragment, quantity: number): Promise<void> {
  const { updateProductsInWishlist } = await send(UpdateWishOperation, { id, quantity, description })
  const refusal: ListedError | null | undefined = updateProductsInWishlist?.user_errors[0]
  if (refusal) throw new StoreError(refusal.message, 'invalid-input', refusal.refusal)
}

function without<Value>(all: ById<Value>, id: string): ById<Value> {
  const rest = new Map(all)
  rest.delete(id)
  return rest
}
