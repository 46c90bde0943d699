'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { readPlacedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import { loginPath } from '../session/return-path.ts'
import { LateSessionOver } from '../session/late-session-over.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { useEndedSession } from '../session/use-ended-session.ts'

/** An empty checkout; after an order, with a link to its confirmation, and after the end of a session with the way to the customer's cart. */
export function NothingToOrder() {
  const t = useTranslations('checkout.empty')
  const locale = useLocale()
  const customer = useCustomer()
  const isOver = useEndedSession()
  const order = readPlacedOrder()
  if (isOver && !order) {
    return (
      <div className="max-w-155 pt-16">
        <LateSessionOver />
      </div>
    )
  }
  return (
    <div className="grid max-w-155 justify-items-start gap-4 pt-16">
      <h2 className="text-3xl tracking-tight">{t('title')}</h2>
      <p className="text-lg text-soft">{t(order ? 'ordered' : 'help')}</p>
      <div className="flex flex-wrap gap-3">
        {order && <ButtonLink href={successPath(locale, order.orderNumber)}>{t('order')}</ButtonLink>}
        <ButtonLink href={localePath(locale, '/cart')} variant={order ? 'secondary' : 'primary'}>
          {t('action')}
        </ButtonLink>
        {!customer && (
          <ButtonLink variant="secondary" href={loginPath(locale, localePath(locale, '/checkout'))}>
            {t('logIn')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
