'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { useSession } from '../session/use-session.ts'
import { readReturnPath } from './return-path.ts'

/**
 * Sends a customer where they wanted to go, or to their account: whoever has just logged in, here or in another tab, and
 * whoever was logged in before. True once that is under way.
 */
export function useLeaveAsCustomer(): boolean {
  const locale = useLocale()
  const router = useRouter()
  const isCustomer = useSession().status === 'customer'

  useEffect(() => {
    if (isCustomer) router.replace(readReturnPath(location.search) ?? localePath(locale, '/dashboard/account'))
  }, [isCustomer, router, locale])

  return isCustomer
}
