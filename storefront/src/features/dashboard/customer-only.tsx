'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Session } from '../session/session-machine.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useSession } from '../session/use-session.ts'
import { guestRedirect } from './guest-redirect.ts'

interface CustomerOnlyProps {
  /** Shown until the visitor is known. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/**
 * Shows its page to customers and sends everybody else to the login. The page's markup is public all the same: only what the
 * browser asks of the shop is the customer's.
 */
export function CustomerOnly({ waiting, children }: CustomerOnlyProps) {
  const { status } = useSession()
  const customer = useCustomer()
  const locale = useLocale()
  const router = useRouter()
  const former = useRef<Session['status']>(undefined)

  useEffect(() => {
    if (former.current === status) return
    const target = guestRedirect(former.current, status, locale, location.pathname + location.search)
    former.current = status
    // In a turn of its own: for a page that Back brings from the browser's memory, Next restores the page's address, and discards
    // what was begun just before.
    if (target !== undefined) setTimeout(() => router.replace(target))
  }, [status, locale, router])

  return customer ? children : waiting
}
