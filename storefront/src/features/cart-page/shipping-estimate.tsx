'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'
import { isEveryRateFree } from '../delivery/shipping-rates.ts'
import { ChangeEstimate } from './change-estimate.tsx'
import { type Destination, type Estimate, useShippingEstimate } from './use-shipping-estimate.ts'

interface ShippingEstimateProps {
  readonly cart: CartFragment
  /** Until the shopper gives another one. */
  readonly country: string
}

/** The delivery methods with their prices, inside the list of totals; nothing if the backend cannot estimate. */
export function ShippingEstimate({ cart, country }: ShippingEstimateProps) {
  const t = useTranslations('cart.estimate')
  const deliveryPrice = useDeliveryPrice()
  const locale = useLocale()
  const [chosen, setChosen] = useState<Destination>()
  const destination = chosen ?? { country, postcode: '' }
  const estimate = useShippingEstimate(cart, destination)
  if (!estimate || (!estimate.rates && !chosen)) return null
  const { rates = [] } = estimate
  // The total of the delivery says that it is free.
  const isFree = !chosen && isEveryRateFree(estimate.rates)
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
        <ChangeEstimate destination={destination} onChange={setChosen} />
      </dd>
    </div>
  )
}

const outcomeOf = ({ rates }: Estimate) => (!rates ? 'failed' : rates.length > 0 ? 'for' : 'none')

function placeName({ country, postcode }: Destination, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country
  return [name, postcode].filter(Boolean).join(', ')
}
