import type { EstimateShippingMutation, MoneyFragment } from '../../graphql/generated/types.ts'

type Method = NonNullable<EstimateShippingMutation['estimateShippingMethods']>[number]

export interface ShippingRate {
  readonly label: string
  readonly price: MoneyFragment
}

/** The ways of delivery that are offered, the cheapest first. */
export const shippingRates = (methods: readonly Method[]): ShippingRate[] =>
  methods
    .flatMap((method) => {
      if (!method?.available || method.price_incl_tax.value === null) return []
      return [{ label: [method.carrier_title, method.method_title].filter(Boolean).join(' · '), price: method.price_incl_tax }]
    })
    .sort((a, b) => a.price.value! - b.price.value!)
