import { methodName } from './method-name.ts'
import type { EstimateShippingMutation, MoneyFragment } from '../../graphql/generated/types.ts'
import type { MethodCodes } from './delivery-days.ts'

type Method = NonNullable<EstimateShippingMutation['estimateShippingMethods']>[number]

export interface ShippingRate extends MethodCodes {
  readonly label: string
  readonly price: MoneyFragment
}

/** The available delivery methods, the cheapest first. */
export const shippingRates = (methods: readonly Method[]): ShippingRate[] =>
  methods
    .flatMap((method) => {
      if (!method?.available || method.price_incl_tax.value === null) return []
      const { carrier_code, method_code, carrier_title, method_title, price_incl_tax: price } = method
      return [{ carrier_code, method_code, label: methodName(carrier_title, method_title), price }]
    })
    .sort((a, b) => (a.price.value ?? 0) - (b.price.value ?? 0))

/** Whether a cart is delivered for nothing in any way that is offered. */
export const isEveryRateFree = (rates: readonly ShippingRate[] | undefined): boolean => rates !== undefined && rates.length > 0 && rates.every(({ price }) => price.value === 0)
