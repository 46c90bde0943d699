'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import { useCustomer } from '../session/use-customer.ts'

/** For a visitor who has not placed the order that the URL names, or for a URL without one. */
export function NoOrder() {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const customer = useCustomer()
  return (
    <div className="grid max-w-155 justify-items-start gap-5">
      <h1 className="text-3xl tracking-tight">{t('none')}</h1>
      <p className="text-lg text-soft">{t(customer ? 'noneHelpCustomer' : 'noneHelp')}</p>
      <div className="flex flex-wrap gap-3">
        {customer ? (
          <ButtonLink href={localePath(locale, '/dashboard/orders')}>{t('orders')}</ButtonLink>
        ) : (
          <ButtonLink href={loginPath(locale, returnPathOf(location))}>{t('logIn')}</ButtonLink>
        )}
        <ButtonLink variant="secondary" href={localePath(locale, '/')}>{t('home')}</ButtonLink>
      </div>
    </div>
  )
}
