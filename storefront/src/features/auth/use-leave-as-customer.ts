'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { useSession } from '../session/use-session.ts'
import { readReturnPath } from '../session/return-path.ts'

/**
 * Sends a customer where they wanted to go, or to their account: whoever has just logged in, here or in another tab, and
 * whoever was logged in before. True once that is under way.
 * @param isHeld this page has something to say first
 */
export function useLeaveAsCustomer(isHeld = false): boolean {
  const locale = useLocale()
  const router = useRouter()
  const isLeaving = useSession().status === 'customer' && !isHeld

  useEffect(() => {
    if (!isLeaving) return
    const target = readReturnPath(location.search) ?? localePath(locale, '/dashboard/account')
    // Of a page that it has not fetched ahead the router writes the part's name into the address twice.
    if (target.includes('#')) location.replace(target)
    else router.replace(target)
  }, [isLeaving, router, locale])

  return isLeaving
}
