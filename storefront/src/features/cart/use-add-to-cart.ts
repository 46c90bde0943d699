'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { showToast } from '../../ui/toast.ts'
import type { Added, ProductChoice } from './add-to-cart.ts'
import { useProblemText } from './use-problem-text.ts'

/** For the buy box. What sends is loaded with the first press: until then a product page is for looking. */
export function useAddToCart() {
  const t = useTranslations('toast-messages.cart')
  const locale = useLocale()
  const problemText = useProblemText()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  function tell({ isAdded, names, problems }: Added): void {
    const problem = problems.map(problemText).join(' ')
    setError(isAdded ? undefined : problem)
    if (!isAdded) return
    const text = new Intl.ListFormat(locale).format(names)
    showToast({ kind: 'success', title: t('added'), text, link: { label: t('view'), href: localePath(locale, '/cart') } })
    if (problem) showToast({ kind: 'warning', title: t('otherProblem'), text: problem })
  }

  /** @returns whether it is in the cart now; if not, `error` says why */
  async function add(...choices: ProductChoice[]): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    setError(undefined)
    try {
      const added = await import('./add-to-cart.ts').then(({ addToCart }) => addToCart(choices))
      tell(added)
      return added.isAdded
    } catch (cause) {
      console.error('Adding to the cart could not be loaded', cause)
      setError(problemText({ reason: 'unreachable' }))
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return { add, isPending, error }
}
