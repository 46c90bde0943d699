import type { Context } from '../../context.ts'
import { withoutVat } from '../cart/vat.ts'
import { money } from '../directory/money.ts'
import type { ShippingRate } from './shipping-rates.ts'

/** What a method answers alike, offered or chosen. */
export const shippingRateResolvers = {
  carrier_code: ({ carrierCode }: ShippingRate) => carrierCode,
  carrier_title: ({ carrierTitle }: ShippingRate) => carrierTitle,
  method_code: ({ methodCode }: ShippingRate) => methodCode,
  method_title: ({ methodTitle }: ShippingRate) => methodTitle,
  amount: ({ price }: ShippingRate, _: unknown, { store }: Context) => money(price, store.currency),
  price_excl_tax: ({ price }: ShippingRate, _: unknown, { store }: Context) => money(withoutVat(price), store.currency),
  price_incl_tax: ({ price }: ShippingRate, _: unknown, { store }: Context) => money(price, store.currency),
}
