'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { useToastWords } from '../../i18n/use-toast-words.ts'
import { showToast } from '../../ui/toast.ts'
import { onCartLost } from './cart-lost.ts'

/** On every page: says what became of a cart that the visitor no longer has. */
export function CartWatch() {
  const words = useToastWords()
  const locale = useLocale()

  useEffect(
    () =>
      onCartLost(async (loss) => {
        const t = await words()
        if (loss === 'gone') return showToast({ kind: 'warning', title: t('cart.lost'), text: t('cart.lostHelp') })
        if (loss === 'notMerged') return showToast({ kind: 'warning', title: t('cart.notMerged'), text: t('cart.notMergedHelp') })
        const link = { label: t('cart.logIn'), href: localePath(locale, '/login') }
        showToast({ kind: 'info', title: t('cart.inAccount'), text: t('cart.inAccountHelp'), link })
      }),
    [words, locale],
  )
  return null
}
