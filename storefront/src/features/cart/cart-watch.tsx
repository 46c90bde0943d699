'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { onCartLost } from './cart-lost.ts'

/** On every page: says what became of a cart that the visitor no longer has. */
export function CartWatch() {
  const t = useTranslations('toast-messages.cart')
  const locale = useLocale()

  useEffect(
    () =>
      onCartLost((loss) => {
        if (loss === 'gone') return showToast({ kind: 'warning', title: t('lost'), text: t('lostHelp') })
        if (loss === 'notMerged') return showToast({ kind: 'warning', title: t('notMerged'), text: t('notMergedHelp') })
        const link = { label: t('logIn'), href: localePath(locale, '/login') }
        showToast({ kind: 'info', title: t('inAccount'), text: t('inAccountHelp'), link })
      }),
    [t, locale],
  )
  return null
}
