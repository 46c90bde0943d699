'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import { removeItem, updateQuantity } from './cart-actions.ts'
import { type CartProblem, readProblem } from './cart-problem.ts'
import { lineProblem, lineRules } from './line-problem.ts'
import { problemText } from './problem-text.ts'
import { learnRule } from './quantity-rules.ts'
import { isLossReported } from './is-loss-reported.ts'
import { sendLast } from './send-last.ts'
import { refreshCart } from './use-cart.ts'

/**
 * The actions on one line. The requested quantity is shown until the backend answers; prices are always the backend's. A refusal stays
 * until the shopper enters or changes something in the line, and is not shown if that is so already: no reading of the cart clears it.
 *
 * @param elementId of the element that shows the line and its message
 */
export function useLine(line: CartLineFragment, elementId: string) {
  const { uid } = line
  const locale = useLocale()
  const toastAction = `line:${uid}`
  const [requested, setRequested] = useState<number>()
  const [refusal, setRefusal] = useState<CartProblem>()
  const [isRemoving, setRemoving] = useState(false)

  function refuse(error: unknown, isReplaced = false): void {
    logFailure('The line could not be changed', error)
    if (isLossReported(error)) return
    const problem = readLineProblem(error)
    learnRule(line.product.sku, problem)
    if (isReplaced) return
    setRefusal(problem)
    const wasHidden = showUnseen(problem)
    // The quantity may have changed although the answer was lost, and the line of a refusal may be gone.
    void refreshCart().then(() => wasHidden || showUnseen(problem))
  }

  /** Shows the problem as a toast if its line is not on screen: in a closed mini-cart, on a page that was left, or gone from the cart. */
  function showUnseen(problem: CartProblem): boolean {
    if (document.getElementById(elementId)?.checkVisibility()) return false
    const link = { href: localePath(locale, '/cart') }
    showToast((t) => ({ action: toastAction, kind: 'error', title: line.product.name ?? '', text: problemText(problem, t), link: { ...link, label: t('cart.view') } }))
    return true
  }

  function forgetRefusal(): void {
    setRefusal(undefined)
    dismissToasts(toastAction)
  }

  const [sender] = useState(() =>
    sendLast<number>(
      async (value, isReplaced) => {
        if (await updateQuantity(uid, value, { onError: (error) => refuse(error, isReplaced()) })) forgetRefusal()
      },
      () => setRequested(undefined),
    ),
  )
  // A quantity that still waits when the shopper leaves the page is sent.
  useEffect(() => () => sender.flush(), [sender])

  function change(value: number): void {
    forgetRefusal()
    setRequested(value)
    sender.schedule(value)
  }

  const quantity = requested ?? line.quantity

  /** @returns the removed line; undefined if the backend refused */
  async function remove(): Promise<CartLineFragment | undefined> {
    forgetRefusal()
    setRemoving(true)
    sender.cancel()
    const cart = await removeItem(uid, { onError: refuse })
    if (cart) forgetRefusal()
    setRemoving(false)
    setRequested(undefined)
    return cart && { ...line, quantity }
  }

  // What the backend says of the line is about its former quantity until it answers.
  const problem = refusal ?? (requested === undefined ? lineProblem(line)?.problem : undefined)
  return { quantity, isBusy: requested !== undefined || isRemoving, problem, rules: lineRules(line, problem), forgetRefusal, change, remove }
}

/** After an outage nobody knows whether the backend has made the change, so the message is true in both cases. */
function readLineProblem(error: unknown): CartProblem {
  const problem = readProblem(error)
  return problem.reason === 'unreachable' ? { ...problem, reason: 'unconfirmed' } : problem
}
