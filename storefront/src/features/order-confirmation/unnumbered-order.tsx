'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StepHeading } from '../checkout/step-heading.tsx'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { kindOf } from '../payment/methods/registry.ts'
import { findPlacedOrder } from '../place-order/find-placed-order.ts'
import { updateSubmittedOrder, readPlacedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import { hasSession } from '../session/session.ts'
import { NoOrder } from './no-order.tsx'
import { OrderRecord } from './order-record.tsx'

/** The order was placed but its answer was lost; or there is no order, and the page was opened by its address. */
export function UnnumberedOrder({ pages }: { pages: PaymentPages }) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const router = useRouter()
  const [order] = useState(() => readPlacedOrder())
  const isPaidElsewhere = order !== undefined && kindOf(order.paymentCode, pages).isPaidElsewhere === true

  useEffect(() => {
    if (!order || !hasSession()) return
    findPlacedOrder(order, isPaidElsewhere)
      .then((found) => {
        if (!found) return
        updateSubmittedOrder(found)
        router.replace(successPath(locale, found.orderNumber))
      })
      .catch((error: unknown) => logFailure('The number of the order could not be found', error))
  }, [order, isPaidElsewhere, locale, router])

  if (!order) return <NoOrder />
  return (
    <OrderRecord order={order}>
      <StepHeading isMain>{t('unnumberedTitle')}</StepHeading>
      <p className="text-lg text-soft">
        {t('unnumbered')} {t('confirmation', { email: order.email })}
      </p>
      {isPaidElsewhere && <p>{t('unpaid')}</p>}
      <ButtonLink className="print:hidden" href={localePath(locale, '/')}>{t('home')}</ButtonLink>
    </OrderRecord>
  )
}
