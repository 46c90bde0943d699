'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { expectToast, showToast } from '../../ui/toast.ts'
import type { Added, ProductChoice } from './add-to-cart.ts'
import type { CartProblem } from './cart-problem.ts'
import { problemsText } from './problem-text.ts'

/** What the shop has against it, or that it could not even be asked. */
export type AddError = readonly CartProblem[] | 'lost'

/** For the buy box. What sends is loaded with the first press: until then a product page is for looking. */
export function useAddToCart() {
  const locale = useLocale()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<AddError>()

  function tell({ isAdded, names, problems }: Added): void {
    setError(isAdded ? undefined : problems)
    if (!isAdded) return
    const text = new Intl.ListFormat(locale).format(names)
    const href = localePath(locale, '/cart')
    showToast((t) => ({ kind: 'success', title: t('cart.added'), text, link: { label: t('cart.view'), href } }))
    if (problems.length > 0) showToast((t) => ({ kind: 'warning', title: t('cart.otherProblem'), text: problemsText(problems, t) }))
  }

  /** @returns whether it is in the cart now; if not, `error` says why */
  async function add(...choices: ProductChoice[]): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    setError(undefined)
    expectToast()
    try {
      const added = await import('./add-to-cart.ts').then(({ addToCart }) => addToCart(choices))
      tell(added)
      return added.isAdded
    } catch (cause) {
      console.error('Adding to the cart could not be loaded', cause)
      setError('lost')
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return { add, isPending, error }
}
