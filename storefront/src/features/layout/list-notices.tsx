'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { useToastWords } from '../../i18n/use-toast-words.ts'
import { showToast } from '../../ui/toast.ts'
import { loginPath, returnPathOf } from '../auth/return-path.ts'
import { onCompare } from '../compare/compare-news.ts'
import { onWish } from '../wishlist/wish-news.ts'

/** On every page: says what became of a press on a heart or on the arrows, wherever on the page it was. */
export function ListNotices() {
  const words = useToastWords()
  const locale = useLocale()

  useEffect(
    () =>
      onWish(async ({ kind, name }) => {
        const t = await words()
        const title = t(`wishlist.${kind}`)
        const link = { label: t('wishlist.logIn'), href: loginPath(locale, returnPathOf(location)) }
        if (kind === 'guest') return showToast({ kind: 'info', title, link })
        showToast(kind === 'failed' ? { kind: 'error', title, text: t('wishlist.failedHelp') } : { kind: 'success', title, text: name })
      }),
    [words, locale],
  )
  useEffect(
    () =>
      onCompare(async ({ kind, name }) => {
        const t = await words()
        const title = t(`compare.${kind}`)
        const link = { label: t('compare.view'), href: localePath(locale, '/compare') }
        if (kind === 'full') return showToast({ kind: 'warning', title, link })
        if (kind === 'failed') return showToast({ kind: 'error', title, text: t('compare.failedHelp') })
        showToast({ kind: 'success', title, text: name, ...(kind === 'added' && { link }) })
      }),
    [words, locale],
  )
  return null
}
