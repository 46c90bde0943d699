'use client'

import type { ShippingMethodFragment } from '../../graphql/generated/types.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import { OptionCard } from '../../ui/option-card.tsx'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { methodCode } from '../delivery/delivery-days.ts'

interface ShippingMethodCardProps {
  readonly method: ShippingMethodFragment
  readonly delivery: DeliverySettings
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export function ShippingMethodCard({ method, delivery, isChosen, onChoose }: ShippingMethodCardProps) {
  const price = useDeliveryPrice()
  const isUsable = method.available && method.method_code !== null
  const note = isUsable ? (
    <>
      {method.method_title}
      <DeliveryDate method={method} delivery={delivery} />
    </>
  ) : (
    method.error_message
  )
  return (
    <OptionCard
      name="shipping-method"
      title={method.carrier_title}
      note={note}
      price={isUsable ? price(method.price_incl_tax) : undefined}
      value={methodCode(method)}
      checked={isChosen}
      disabled={!isUsable}
      onChange={onChoose}
    />
  )
}
