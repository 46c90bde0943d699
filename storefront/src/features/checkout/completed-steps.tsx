'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DeliverySettings } from '../../settings/shop.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { AddressLines, CompletedRow } from './completed-row.tsx'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { STEP_PATHS } from './steps.ts'

interface CompletedStepsProps {
  readonly cart: CheckoutFragment
  readonly delivery: DeliverySettings
}

/** Address and delivery above the payment, each with a link to change it. */
export function CompletedSteps({ cart, delivery }: CompletedStepsProps) {
  const t = useTranslations('checkout.payment')
  const shipTo = useTranslations('checkout.delivery')('shipTo')
  const locale = useLocale()
  const [shipping] = cart.shipping_addresses
  const method = shipping?.selected_shipping_method
  const address = cart.is_virtual ? cart.billing_address : shipping
  return (
    <dl className="mb-10">
      {address && (
        <CompletedRow
          label={cart.is_virtual ? t('billTo') : shipTo}
          change={t('change')}
          changeLabel={t('changeAddress')}
          path={STEP_PATHS.address}
        >
          <AddressLines address={address} />
        </CompletedRow>
      )}
      {method && (
        <CompletedRow label={t('delivery')} change={t('change')} changeLabel={t('changeDelivery')} path={STEP_PATHS.delivery}>
          {method.carrier_title}, {formatMoney(method.price_incl_tax, locale)}
          <DeliveryDate method={method} delivery={delivery} />
        </CompletedRow>
      )}
    </dl>
  )
}
