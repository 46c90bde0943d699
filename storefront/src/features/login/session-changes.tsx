'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SESSION_SECONDS } from '../../graphql/session-cookie.ts'
import { clearDevice } from '../../lib/clear-device.ts'
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

/** How long before the session's end the customer is warned. */
const WARNING_MS = 5 * 60_000

/**
 * Warns before the session ends, and then clears the customer's data and shows a toast.
 * @param fromGuest whether the page was a guest's until another tab logged in
 */
export function SessionChanges({ fromGuest }: { readonly fromGuest: boolean }) {
  const locale = useLocale()
  const { status } = useSession()
  const email = useCustomer()?.email
  const cartId = useCartId()
  const former = useRef<Session['status']>('unknown')
  const wasGuests = useRef(fromGuest)
  const customerData = useRef(NO_DATA)
  const isRemembered = useRef(false)

  useEffect(() => {
    if (status === 'customer') customerData.current = readCustomerData(customerData.current)
  }, [status, cartId])

  useEffect(() => {
    const id = sessionId()
    if (!email || !id) return
    isRemembered.current = true
    dismissToasts('session')
    resumeSession(email)
    if (!rememberSession(id, email)) return
    clearDevice(true)
    rememberSession(id, email)
  }, [email])
  useEffect(() => {
    const begun = email && readLastSession()?.since
    const left = begun ? begun + SESSION_SECONDS * 1000 - WARNING_MS - Date.now() : 0
    if (left <= 0) return undefined
    const timer = setTimeout(() => showToast((t) => ({ action: 'session', kind: 'warning', title: t('auth.soonOver'), text: t('auth.soonOverHelp') })), left)
    return () => clearTimeout(timer)
  }, [email])
  useEffect(() => onTabMessage(LOGOUT, () => clearSession()), [])

  useEffect(() => {
    const before = former.current
    former.current = status
    // Another customer has logged in, in another tab.
    if (before === 'customer' && status === 'unknown') void clearCustomerState()
    // A guest's page shows the guest's cart until it is fetched again: refused for a customer, it is merged.
    if (before === 'unknown' && status === 'customer' && wasGuests.current) recheckCart().catch((error: unknown) => logFailure('The cart could not be checked after a login in another tab', error))
    wasGuests.current = status === 'guest' || (status === 'unknown' && wasGuests.current)
    // The session ended while no page of the shop was open.
    if (status === 'guest' && isEndUnknown()) {
      rememberEnd()
      void clearCustomerState()
    }
    if (before === status || status !== 'expired') return
    // A logout in another tab has deleted what this browser remembers, or will. A session may also end before this page could remember it.
    rememberEnd(!isRemembered.current)
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
