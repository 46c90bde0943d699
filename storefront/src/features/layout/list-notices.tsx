'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { showLateToast } from '../../ui/toast.ts'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import { onCompareEvent } from '../compare/compare-events.ts'
import { useMergeWishes } from '../wishlist/use-merge-wishes.ts'
import { onWishEvent } from '../wishlist/wish-events.ts'

const loadToasts = () => import('./list-toasts.ts')

/** Shows toasts for changes to the wishlist and the compare list, from anywhere on the page. */
export function ListNotices() {
  const locale = useLocale()
  useMergeWishes()

  useEffect(
    () =>
      onWishEvent((event) => {
        const login = loginPath(locale, returnPathOf(location))
        showLateToast(() => loadToasts().then(({ wishToast }) => (t) => wishToast(t, locale, event, login)))
      }),
    [locale],
  )
  useEffect(
    () => onCompareEvent((event) => showLateToast(() => loadToasts().then(({ compareToast }) => (t) => compareToast(t, locale, event)))),
    [locale],
  )
  return null
}
