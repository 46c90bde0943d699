'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { readSession } from '../../lib/session-storage.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useProblemText } from '../cart/use-problem-text.ts'
import { ORDER_FAILURE, type OrderFailure, orderReason } from '../place-order/order-failure.ts'
import { STEP_PATHS } from './steps.ts'

/** The order was refused; the cart is kept, with links back to it. */
export function ErrorPage() {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const isHydrated = useHydrated()
  const failure = isHydrated ? readSession<OrderFailure>(ORDER_FAILURE) : undefined
  return (
    <div className="page pt-16">
      <div className="grid max-w-155 justify-items-start gap-5">
        <h1 className="text-3xl tracking-tight">{t('error.title')}</h1>
        <p className="text-lg text-soft">{t('error.help')}</p>
        {failure && (
          <Notice kind="error" title={t(`refusal.${failure.part}`)}>
            <FailureReason {...failure} />
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localePath(locale, STEP_PATHS.payment)}>{t('error.back')}</ButtonLink>
          <ButtonLink variant="secondary" href={localePath(locale, '/cart')}>
            {t('error.cart')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function FailureReason({ part, ...failure }: OrderFailure) {
  const t = useTranslations('checkout.refusal.reason')
  const problemText = useProblemText()
  // The title already contains the reason of these two.
  if (part === 'paymentCode' || part === 'orderNumber') return null
  const reason = orderReason(failure)
  return <p>{typeof reason === 'string' ? t(reason) : problemText(reason)}</p>
}
