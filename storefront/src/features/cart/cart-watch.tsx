'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { showLateToast } from '../../ui/toast.ts'
import { onCartLost } from './cart-lost.ts'

/** On every page: says what became of a cart that the visitor no longer has. */
export function CartWatch() {
  const locale = useLocale()

  useEffect(
    () =>
      onCartLost((loss, differences = []) =>
        showLateToast(() => import('./cart-toast.ts').then(({ cartToast }) => (t) => cartToast(t, locale, loss, differences))),
      ),
    [locale],
  )
  return null
}
