'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { forgetDraftsOfOthers } from '../../lib/form-draft.ts'
import { forgetAllOfSession } from '../../lib/session-store.ts'
import { onTabMessage } from '../../lib/tab-messages.ts'
import { showToast } from '../../ui/toast.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { dispatch } from '../session/session.ts'
import type { Session } from '../session/session-machine.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useSession } from '../session/use-session.ts'
import { LOGOUT } from './logout-message.ts'
import { forgetWhatWasSeen, NOTHING, putAway, readThings } from './put-away.ts'
import { loginPath, returnPathOf } from '../session/return-path.ts'

/** On every page: when the session is over, whatever ended it, the page goes on as a guest's and says so. */
export function SessionWatch() {
  const locale = useLocale()
  const { status } = useSession()
  const email = useCustomer()?.email
  const cartId = useCartId()
  const former = useRef<Session['status']>('unknown')
  const things = useRef(NOTHING)

  useEffect(() => {
    if (status === 'customer') things.current = readThings(things.current)
  }, [status, cartId])

  useEffect(() => {
    if (email) forgetDraftsOfOthers(email)
  }, [email])
  useEffect(() => onTabMessage(LOGOUT, () => forgetAllOfSession()), [])

  useEffect(() => {
    const before = former.current
    former.current = status
    // Somebody else has logged in, in another tab.
    if (before === 'customer' && status === 'unknown') void forgetWhatWasSeen()
    if (before === status || status !== 'expired') return
    const href = loginPath(locale, returnPathOf(location))
    showToast((t) => ({ kind: 'info', title: t('auth.over'), text: t('auth.overHelp'), link: { label: t('auth.logIn'), href } }))
    void putAway(things.current).finally(() => {
      things.current = NOTHING
      dispatch({ type: 'put-away' })
    })
  }, [status, locale])

  return null
}
