'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { RefillButton } from './refill-button.tsx'

interface OrderActionsProps {
  readonly orderNumber: string
  /** The cart of a canceled order. */
  readonly lost: CartFragment | undefined
  /** The payment service's page, if the order can still be paid. */
  readonly paymentPage: string | undefined
}

/** The next actions, the most urgent first. */
export function OrderActions({ orderNumber, lost, paymentPage }: OrderActionsProps) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const customer = useCustomer()
  const isUrgent = lost !== undefined || paymentPage !== undefined
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {paymentPage && <ButtonLink href={paymentPage}>{t('payment.pay')}</ButtonLink>}
      {lost && <RefillButton cart={lost} />}
      {customer && (
        <ButtonLink href={localePath(locale, `/dashboard/orders/${encodeURIComponent(orderNumber)}`)} variant={isUrgent ? 'secondary' : 'primary'}>
          {t('order')}
        </ButtonLink>
      )}
      <ButtonLink href={localePath(locale, '/')} variant={isUrgent || customer ? 'secondary' : 'primary'}>
        {t('home')}
      </ButtonLink>
      <Button variant="text" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  )
}
