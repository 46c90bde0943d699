'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DeliverySettings } from '../../env.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { DeliveryDate } from './delivery-date.tsx'
import { AddressLines, DoneRow } from './done-row.tsx'
import { STEP_PATHS } from './steps.ts'

interface SettledStepsProps {
  readonly cart: CheckoutFragment
  readonly delivery: DeliverySettings
}

/** Before the payment: where it goes and how, each with its way back. */
export function SettledSteps({ cart, delivery }: SettledStepsProps) {
  const t = useTranslations('checkout.payment')
  const shipTo = useTranslations('checkout.delivery')('shipTo')
  const locale = useLocale()
  const [shipping] = cart.shipping_addresses
  const method = shipping?.selected_shipping_method
  const address = cart.is_virtual ? cart.billing_address : shipping
  return (
    <dl className="mb-10">
      {address && (
        <DoneRow
          label={cart.is_virtual ? t('billTo') : shipTo}
          change={t('change')}
          changeLabel={t('changeAddress')}
          path={STEP_PATHS.address}
        >
          <AddressLines address={address} />
        </DoneRow>
      )}
      {method && (
        <DoneRow label={t('delivery')} change={t('change')} changeLabel={t('changeDelivery')} path={STEP_PATHS.delivery}>
          {method.carrier_title}, {formatMoney(method.price_incl_tax, locale)}
          <DeliveryDate method={method} delivery={delivery} />
        </DoneRow>
      )}
    </dl>
  )
}
