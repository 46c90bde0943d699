'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { showToast } from '../../ui/toast.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { dispatch } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { loginPath } from './return-path.ts'

/** On every page: when the session is over, whatever ended it, the page goes on as a guest's and says so. */
export function SessionWatch() {
  const t = useTranslations('toast-messages.auth')
  const locale = useLocale()
  const { status } = useSession()
  const cartId = useCartId()
  const customersCart = useRef<string>(undefined)

  useEffect(() => {
    if (cartId && (status === 'unknown' || status === 'customer')) customersCart.current = cartId
  }, [status, cartId])

  useEffect(() => {
    if (status !== 'expired') return
    const here = location.pathname + location.search
    showToast({ kind: 'info', title: t('over'), text: t('overHelp'), link: { label: t('logIn'), href: loginPath(locale, here) } })
    import('./put-away.ts')
      .then(({ putAway }) => putAway(customersCart.current))
      .catch((error: unknown) => console.error('What the customer had here could not be put away', error))
      .finally(() => dispatch({ type: 'put-away' }))
  }, [status, locale, t])

  return null
}
