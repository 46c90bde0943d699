'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { readReturnPath } from '../session/return-path.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Redirects a logged-in customer to the return path or the account, also after a login in another tab.
 * @param isHeld delays the redirect while the page shows a message
 * @returns whether the redirect has started
 */
export function useRedirectCustomer(isHeld = false): boolean {
  const locale = useLocale()
  const router = useRouter()
  const isLeaving = useSession().status === 'customer' && !isHeld

  useEffect(() => {
    if (!isLeaving) return
    const target = readReturnPath(location.search) ?? localePath(locale, '/dashboard/account')
    // Next's router doubles the fragment in the URL of a page that it has not prefetched.
    if (target.includes('#')) location.replace(target)
    else router.replace(target)
  }, [isLeaving, router, locale])

  return isLeaving
}
