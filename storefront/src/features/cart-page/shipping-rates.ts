import type { EstimateShippingMutation } from '../../graphql/generated/types.ts'
import type { ShippingRate } from '../cart/cart-totals.tsx'

type Method = NonNullable<EstimateShippingMutation['estimateShippingMethods']>[number]

/** The available delivery methods, the cheapest first. */
export const shippingRates = (methods: readonly Method[]): ShippingRate[] =>
  methods
    .flatMap((method) => {
      if (!method?.available || method.price_incl_tax.value === null) return []
      return [{ label: [method.carrier_title, method.method_title].filter(Boolean).join(' · '), price: method.price_incl_tax }]
    })
    .sort((a, b) => (a.price.value ?? 0) - (b.price.value ?? 0))
