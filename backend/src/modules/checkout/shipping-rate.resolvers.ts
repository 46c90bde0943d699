import type { Context } from '../../graphql/context.ts'
import { money } from '../directory/money.ts'
import type { ShippingRate } from '../pricing/shipping-rates.ts'

/** What a method answers alike, offered or chosen. */
export const shippingRateResolvers = {
  carrier_code: ({ carrierCode }: ShippingRate) => carrierCode,
  carrier_title: ({ carrierTitle }: ShippingRate) => carrierTitle,
  method_code: ({ methodCode }: ShippingRate) => methodCode,
  method_title: ({ methodTitle }: ShippingRate) => methodTitle,
  amount: ({ price }: ShippingRate, _: unknown, { store }: Context) => money(price, store.currency),
  price_excl_tax: ({ taxed }: ShippingRate, _: unknown, { store }: Context) => money(taxed.withoutTax, store.currency),
  price_incl_tax: ({ taxed }: ShippingRate, _: unknown, { store }: Context) => money(taxed.withTax, store.currency),
}
