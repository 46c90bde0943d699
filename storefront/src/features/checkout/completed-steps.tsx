'use client'

import { useTranslations } from 'next-intl'
import type { DeliverySettings, PickupMethods } from '../../settings/shop.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'
import { isWithoutPlace } from '../address/no-place.ts'
import { writtenPhone } from '../address/written-number.ts'
import { deliveryTo } from '../delivery/delivery-days.ts'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { CollectedAt } from '../pickup/collected-at.tsx'
import { AddressLines, CompletedRow } from './completed-row.tsx'
import { destinationOf } from './home-address.ts'
import type { CartLocation } from './cart-location.ts'
import { STEP_PATHS } from './steps.ts'

interface CompletedStepsProps {
  readonly cart: CheckoutFragment
  readonly delivery: DeliverySettings
  readonly pickup: PickupMethods
  readonly place: CartLocation | undefined
  /** Whether the days of delivery begin with a payment that takes its time. */
  readonly isAwaited: boolean
}

/** Address and delivery above the payment, each with a link to change it. */
export function CompletedSteps({ cart, delivery, pickup, place, isAwaited }: CompletedStepsProps) {
  const t = useTranslations('checkout.payment')
  const shipTo = useTranslations('checkout.delivery')('shipTo')
  const price = useDeliveryPrice()
  const [shipping] = cart.shipping_addresses
  const method = shipping?.selected_shipping_method
  const isElsewhere = destinationOf(cart, pickup, place) === 'location'
  const address = cart.is_virtual ? cart.billing_address : shipping
  return (
    <dl className="mb-10">
      {address && (
        <CompletedRow
          label={cart.is_virtual ? t(isWithoutPlace(address) ? 'buyer' : 'billTo') : isElsewhere ? t('recipient') : shipTo}
          change={t('change')}
          changeLabel={t('changeAddress')}
          path={STEP_PATHS.address}
        >
          {isElsewhere ? [`${address.firstname} ${address.lastname}`, address.telephone && writtenPhone(address.telephone)].filter(Boolean).join(', ') : <AddressLines address={address} />}
        </CompletedRow>
      )}
      {method && (
        <CompletedRow label={t('delivery')} change={t('change')} changeLabel={t('changeDelivery')} path={STEP_PATHS.delivery}>
          {method.carrier_title} · {price(method.price_incl_tax)}
          {isElsewhere && shipping && <CollectedAt location={place?.location} address={shipping} />}
          {!isAwaited && <DeliveryDate method={method} delivery={deliveryTo(delivery, shipping.country.code)} />}
        </CompletedRow>
      )}
    </dl>
  )
}
