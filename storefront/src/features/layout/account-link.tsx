'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { UserIcon } from '../../ui/icons/user-icon.tsx'
import { loginPath } from '../session/return-path.ts'
import { CustomerLink } from '../session/customer-link.tsx'
import { useCustomer } from '../session/use-customer.ts'

interface AccountLinkProps extends Omit<ComponentProps<typeof CustomerLink>, 'children' | 'fallbackHref' | 'href'> {
  /** Leaves the text to screen readers. */
  readonly isIconOnly?: boolean
}

/** Leads to the customer's dashboard, or a guest to the login page. */
export function AccountLink({ isIconOnly = false, ...rest }: AccountLinkProps) {
  const t = useTranslations('header.account')
  const locale = useLocale()
  const isLoggedIn = useCustomer() !== undefined
  return (
    <CustomerLink {...rest} href={localePath(locale, '/dashboard/account')} fallbackHref={loginPath(locale)}>
      <UserIcon />
      <span className={isIconOnly ? 'sr-only' : undefined}>{t(isLoggedIn ? 'dashboard' : 'login')}</span>
    </CustomerLink>
  )
}
