'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { onCartLost } from './cart-lost.ts'

/** On every page: says what became of a cart that the visitor no longer has. */
export function CartWatch() {
  const locale = useLocale()

  useEffect(
    () =>
      onCartLost((loss, differences = []) => {
        showToast((t) => {
          if (loss === 'gone') return { kind: 'warning', title: t('cart.lost'), text: t('cart.lostHelp') }
          if (loss === 'notMerged') return { kind: 'warning', title: t('cart.notMerged'), text: t('cart.notMergedHelp') }
          const cart = { label: t('cart.view'), href: localePath(locale, '/cart') }
          if (loss === 'incomplete') return { kind: 'warning', title: t('cart.incomplete'), text: t('cart.incompleteHelp'), link: cart }
          if (loss === 'mergedOtherwise') {
            const text = differences.map(({ name, count, expected }) => t('cart.mergedLine', { name, count, expected })).join('; ')
            return { kind: 'warning', title: t('cart.mergedOtherwise'), text, link: cart }
          }
          const link = { label: t('cart.logIn'), href: localePath(locale, '/login') }
          return { kind: 'info', title: t('cart.inAccount'), text: t('cart.inAccountHelp'), link }
        })
      }),
    [locale],
  )
  return null
}
