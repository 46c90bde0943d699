'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { showLateToast } from '../../ui/toast.ts'
import { onCartLost } from './cart-lost.ts'

/** On every page: shows a toast when the visitor's cart is lost. */
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
