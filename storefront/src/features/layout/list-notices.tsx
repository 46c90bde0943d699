'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { showLateToast } from '../../ui/toast.ts'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import { onCompareEvent } from '../compare/compare-events.ts'
import { useGuestsWishes } from '../wishlist/use-guests-wishes.ts'
import { onWishEvent } from '../wishlist/wish-events.ts'

const loadToasts = () => import('./list-toasts.ts')

/** On every page: says what became of a press on a heart or on the arrows, wherever on the page it was. */
export function ListNotices() {
  const locale = useLocale()
  useGuestsWishes()

  useEffect(
    () =>
      onWishEvent((news) => {
        const login = loginPath(locale, returnPathOf(location))
        showLateToast(() => loadToasts().then(({ wishToast }) => (t) => wishToast(t, locale, news, login)))
      }),
    [locale],
  )
  useEffect(
    () => onCompareEvent((news) => showLateToast(() => loadToasts().then(({ compareToast }) => (t) => compareToast(t, locale, news)))),
    [locale],
  )
  return null
}
