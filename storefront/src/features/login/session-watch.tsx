'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { clearSession } from '../../lib/session-storage.ts'
import { onTabMessage } from '../../lib/tabs.ts'
import { showToast } from '../../ui/toast.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { forgetDraftsOfOthers } from '../session/form-draft.ts'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import type { Session } from '../session/session-machine.ts'
import { dispatch } from '../session/session.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useSession } from '../session/use-session.ts'
import { clearCustomerData, clearCustomerState, LOGOUT, NO_DATA, readCustomerData } from './clear-customer-data.ts'

/** On every page: when the session ends, clears the customer's data and shows a toast. */
export function SessionWatch() {
  const locale = useLocale()
  const { status } = useSession()
  const email = useCustomer()?.email
  const cartId = useCartId()
  const former = useRef<Session['status']>('unknown')
  const customerData = useRef(NO_DATA)

  useEffect(() => {
    if (status === 'customer') customerData.current = readCustomerData(customerData.current)
  }, [status, cartId])

  useEffect(() => {
    if (email) forgetDraftsOfOthers(email)
  }, [email])
  useEffect(() => onTabMessage(LOGOUT, () => clearSession()), [])

  useEffect(() => {
    const before = former.current
    former.current = status
    // Another customer has logged in, in another tab.
    if (before === 'customer' && status === 'unknown') void clearCustomerState()
    if (before === status || status !== 'expired') return
    const href = loginPath(locale, returnPathOf(location))
    showToast((t) => ({ kind: 'info', title: t('auth.over'), text: t('auth.overHelp'), link: { label: t('auth.logIn'), href } }))
    void clearCustomerData(customerData.current).finally(() => {
      customerData.current = NO_DATA
      dispatch({ type: 'data-cleared' })
    })
  }, [status, locale])

  return null
}
