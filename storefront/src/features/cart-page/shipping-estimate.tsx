'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'
import { isEveryRateFree } from '../delivery/shipping-rates.ts'
import { ChangeEstimate } from './change-estimate.tsx'
import { type Destination, type Estimate, useShippingEstimate } from './use-shipping-estimate.ts'

interface ShippingEstimateProps {
  readonly cart: CartFragment
  readonly destination: Destination
  /** Whether the shopper has given it. */
  readonly isChosen: boolean
  readonly onChoose: (destination: Destination) => void
}

/** The delivery methods with their prices, inside the list of totals; nothing if the backend cannot estimate. */
export function ShippingEstimate({ cart, destination, isChosen, onChoose }: ShippingEstimateProps) {
  const t = useTranslations('cart.estimate')
  const deliveryPrice = useDeliveryPrice()
  const locale = useLocale()
  const estimate = useShippingEstimate(cart, destination)
  if (!estimate || (!estimate.rates && !isChosen)) return null
  const { rates = [] } = estimate
  // The total of the delivery says that it is free.
  const isFree = !isChosen && isEveryRateFree(estimate.rates)
  return (
    <div className="text-xs text-mute">
      {!isFree && <dt>{t(outcomeOf(estimate), { place: placeName(estimate.destination, locale) })}</dt>}
      {!isFree && rates.map(({ label, price }) => (
        <dd key={label} className="amount">
          <span>{label}</span>
          {deliveryPrice(price)}
        </dd>
      ))}
      {/* Not a part of the totals that are announced. */}
      <dd aria-live="off">
        <ChangeEstimate destination={destination} onChange={onChoose} />
      </dd>
    </div>
  )
}

const outcomeOf = ({ rates }: Estimate) => (!rates ? 'failed' : rates.length > 0 ? 'for' : 'none')

function placeName({ country, postcode }: Destination, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country
  return [name, postcode].filter(Boolean).join(', ')
}
