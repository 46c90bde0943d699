'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { expectToast, showToast } from '../../ui/toast.ts'
import { type CartProblem, readProblem } from '../cart/cart-problem.ts'
import type { Unmoved } from './move-wishes.ts'

export interface Moves {
  /** The wishes on their way into the cart. */
  readonly moving: readonly string[]
  /** Whether the last move was of the whole list. */
  readonly isOfAll: boolean
  /** The wishes that the last move left on the list. */
  readonly unmoved: readonly Unmoved[]
  /** Why the last move failed as a whole, with the ids of its wishes. */
  readonly failure: { readonly ids: readonly string[]; readonly problem: CartProblem } | undefined
  /** Does nothing while another move is running. @param name of a single wish; omitted for all */
  readonly move: (ids: readonly string[], name?: string) => Promise<void>
  /** Forgets why the wish was not moved, since it has changed. */
  readonly forgetProblem: (id: string) => void
}

/** The code that moves wishes is loaded with the first click. @param onMoved called when wishes have left the list */
export function useMoves(email: string, onMoved: () => void): Moves {
  const t = useTranslations('dashboardWishlist')
  const locale = useLocale()
  const isBusy = useRef(false)
  const [moving, setMoving] = useState<readonly string[]>([])
  const [isOfAll, setOfAll] = useState(false)
  const [unmoved, setUnmoved] = useState<readonly Unmoved[]>([])
  const [failure, setFailure] = useState<Moves['failure']>()

  async function move(ids: readonly string[], name?: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setMoving(ids)
    setOfAll(name === undefined)
    setUnmoved([])
    setFailure(undefined)
    expectToast()
    try {
      const { moveWishes } = await import('./move-wishes.ts')
      const { moved, unmoved: left } = await moveWishes(email, ids)
      setUnmoved(left)
      if (moved === 0) return
      const link = { href: localePath(locale, '/cart') }
      showToast((toast) => ({
        kind: 'success', title: toast('cart.added'), text: name ?? t('count', { count: moved }), link: { ...link, label: toast('cart.view') },
      }))
      onMoved()
    } catch (error) {
      logFailure('The wishes could not be added to the cart', error)
      setFailure({ ids, problem: readProblem(error) })
    } finally {
      isBusy.current = false
      setMoving([])
    }
  }

  function forgetProblem(id: string): void {
    setUnmoved((all) => all.filter((each) => each.id !== id))
    setFailure((last) => (last?.ids.includes(id) ? undefined : last))
  }

  return { moving, isOfAll, unmoved, failure, move, forgetProblem }
}
