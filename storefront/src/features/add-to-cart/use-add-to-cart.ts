'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { expectToast } from '../../ui/toast.ts'
import type { CartProblem } from '../cart/cart-problem.ts'
import type { Added } from './add-to-cart.ts'
import type { ItemChoice } from './item-choice.ts'

export type Replace = (choices: readonly ItemChoice[]) => Promise<Added>

/** The backend's refusals; 'lost' when the code that sends the request could not be loaded. */
export type AddError = readonly CartProblem[] | 'lost'

/**
 * For the buy box. The code that sends the request is loaded with the first click, to keep product pages light.
 * @param replace changes an existing line instead of adding a new one
 */
export function useAddToCart(replace?: Replace) {
  const locale = useLocale()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<AddError>()

  /** @returns whether the products are in the cart; if not, `error` says why */
  async function add(...choices: ItemChoice[]): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    setError(undefined)
    expectToast()
    try {
      const [{ showAdded }, change] = await Promise.all([import('./show-added.ts'), replace ?? import('./add-to-cart.ts').then((module) => module.addToCart)])
      const added = await change(choices)
      const { isAdded, problems } = added
      setError(isAdded ? undefined : problems)
      if (isAdded) showAdded(added, locale, { isReplaced: replace !== undefined })
      return isAdded
    } catch (cause) {
      console.error('Adding to the cart could not be loaded', cause)
      setError('lost')
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return { add, isPending, error, forgetError: () => setError(undefined) }
}
