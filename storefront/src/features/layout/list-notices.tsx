'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import { onCompare } from '../compare/compare-news.ts'
import { useGuestsWishes } from '../wishlist/use-guests-wishes.ts'
import { onWish } from '../wishlist/wish-news.ts'

/** On every page: says what became of a press on a heart or on the arrows, wherever on the page it was. */
export function ListNotices() {
  const locale = useLocale()
  useGuestsWishes()

  useEffect(
    () =>
      onWish(({ kind, name }) => {
        const href = loginPath(locale, returnPathOf(location))
        showToast((t) => {
          const title = t(`wishlist.${kind}`)
          if (kind === 'guest') return { kind: 'info', title, link: { label: t('wishlist.logIn'), href } }
          if (kind === 'failed') return { kind: 'error', title, text: t('wishlist.failedHelp') }
          const link = { label: t('wishlist.view'), href: localePath(locale, '/dashboard/wishlist') }
          return { kind: 'success', title, text: name, ...(kind === 'added' && { link }) }
        })
      }),
    [locale],
  )
  useEffect(
    () =>
      onCompare(({ kind, name }) => {
        showToast((t) => {
          const title = t(`compare.${kind}`)
          const link = { label: t('compare.view'), href: localePath(locale, '/compare') }
          if (kind === 'full') return { kind: 'warning', title, link }
          if (kind === 'failed') return { kind: 'error', title, text: t('compare.failedHelp') }
          return { kind: 'success', title, text: name, ...(kind === 'added' && { link }) }
        })
      }),
    [locale],
  )
  return null
}
