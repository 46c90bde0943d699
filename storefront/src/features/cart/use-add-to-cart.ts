'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { type ToastWords, useToastWords } from '../../i18n/use-toast-words.ts'
import { showToast } from '../../ui/toast.ts'
import type { Added, ProductChoice } from './add-to-cart.ts'
import { problemText } from './problem-text.ts'

/** For the buy box. What sends is loaded with the first press: until then a product page is for looking. */
export function useAddToCart() {
  const words = useToastWords()
  // At hand, because what says more may not have come.
  const failed = useTranslations('common.buy')('failed')
  const locale = useLocale()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  function tell({ isAdded, names, problems }: Added, t: ToastWords): void {
    const problem = problems.map((each) => problemText(each, t)).join(' ')
    setError(isAdded ? undefined : problem)
    if (!isAdded) return
    const text = new Intl.ListFormat(locale).format(names)
    showToast({ kind: 'success', title: t('cart.added'), text, link: { label: t('cart.view'), href: localePath(locale, '/cart') } })
    if (problem) showToast({ kind: 'warning', title: t('cart.otherProblem'), text: problem })
  }

  /** @returns whether it is in the cart now; if not, `error` says why */
  async function add(...choices: ProductChoice[]): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    setError(undefined)
    try {
      const [added, t] = await Promise.all([import('./add-to-cart.ts').then(({ addToCart }) => addToCart(choices)), words()])
      tell(added, t)
      return added.isAdded
    } catch (cause) {
      console.error('Adding to the cart could not be loaded', cause)
      setError(failed)
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return { add, isPending, error }
}
