import type { EstimateShippingMutation, MoneyFragment } from '../../graphql/generated/types.ts'

type Method = NonNullable<EstimateShippingMutation['estimateShippingMethods']>[number]

/** What the cheapest way of delivery costs; null where there is none. */
export const leastShipping = (methods: readonly Method[]): MoneyFragment | null =>
  methods
    .flatMap((method) => (method?.available && method.price_incl_tax.value !== null ? [method.price_incl_tax] : []))
    .reduce<MoneyFragment | null>((least, price) => (least?.value != null && least.value <= price.value! ? least : price), null)
