'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { clearDevice } from '../../lib/device-storage.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { clearSession } from '../../lib/session-storage.ts'
import { onTabMessage } from '../../lib/tabs.ts'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { resumeSession } from '../session/form-draft.ts'
import { readLastSession, rememberEnd, rememberSession } from '../session/last-session.ts'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import type { Session } from '../session/session-machine.ts'
import { dispatch, sessionId } from '../session/session.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useSession } from '../session/use-session.ts'
import { clearCustomerData, clearCustomerState, LOGOUT, NO_DATA, readCustomerData, recheckCart } from './clear-customer-data.ts'

/** On every page: when the session ends, clears the customer's data and shows a toast. */
export function SessionWatch() {
  const locale = useLocale()
  const { status } = useSession()
  const email = useCustomer()?.email
  const cartId = useCartId()
  const former = useRef<Session['status']>('unknown')
  const wasGuest = useRef(false)
  const customerData = useRef(NO_DATA)

  useEffect(() => {
    if (status === 'customer') customerData.current = readCustomerData(customerData.current)
  }, [status, cartId])

  useEffect(() => {
    const id = sessionId()
    if (!email || !id) return
    dismissToasts('session')
    resumeSession(email)
    if (!rememberSession(id, email)) return
    clearDevice(true)
    rememberSession(id, email)
  }, [email])
  useEffect(() => onTabMessage(LOGOUT, () => clearSession()), [])

  useEffect(() => {
    const before = former.current
    former.current = status
    // Another customer has logged in, in another tab.
    if (before === 'customer' && status === 'unknown') void clearCustomerState()
    // A guest's page shows the guest's cart until it is fetched again: refused for a customer, it is merged.
    if (before === 'unknown' && status === 'customer' && wasGuest.current) recheckCart().catch((error: unknown) => logFailure('The cart could not be checked after a login in another tab', error))
    wasGuest.current = status === 'guest' || (status === 'unknown' && wasGuest.current)
    // The session ended while no page of the shop was open.
    if (status === 'guest' && isEndUnknown()) {
      rememberEnd()
      void clearCustomerState()
    }
    if (before === status || status !== 'expired') return
    // A logout in another tab has deleted what this browser remembers, or will.
    rememberEnd(before === 'unknown')
    void clearCustomerData(customerData.current).finally(() => {
      customerData.current = NO_DATA
      dispatch({ type: 'data-cleared' })
    })
    const href = loginPath(locale, returnPathOf(location))
    showToast((t) => ({ action: 'session', kind: 'info', title: t('auth.over'), text: t('auth.overHelp'), link: { label: t('auth.logIn'), href } }))
  }, [status, locale])

  return null
}

function isEndUnknown(): boolean {
  const last = readLastSession()
  return last !== undefined && last.endedAt === undefined
}
