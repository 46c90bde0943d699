'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../ui/link.tsx'
import { loginPath, returnPathOf } from '../session/return-path.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useEndedSession } from '../session/use-ended-session.ts'
import { useSession } from '../session/use-session.ts'

/** Greets the customer, or offers a guest to log in, because a guest's cart expires, or because the session has. */
export function MiniCartOwner({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('header.miniCart.drawer')
  const locale = useLocale()
  const { status } = useSession()
  const auth = useTranslations('toast-messages.auth')
  const customer = useCustomer()
  const isOver = useEndedSession()

  if (customer) return <p className="text-sm text-soft">{t('loggedIn', { firstName: customer.firstname ?? '' })}</p>
  if (status === 'unknown' || status === 'logging-in') return null
  return (
    <p className="text-sm text-soft">
      {isOver ? `${auth('over')}. ${auth('overCart')}` : t('guest')}{' '}
      <Link className="tap -my-2.5 inline-flex items-center text-text underline" href={loginPath(locale, returnPathOf(location))} onClick={onLeave}>
        {isOver ? auth('logIn') : t('logIn')}
      </Link>
    </p>
  )
}
