import type { EstimateAddressInput, EstimateTotalsInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCart } from '../cart-lines/cart-access.ts'
import { findCart } from '../cart-lines/cart.repository.ts'
import type { DeliveryCountry } from '../directory/countries.ts'
import { deliveryCountry } from '../directory/delivery-countries.ts'
import { priceCart, type PricedCart } from '../pricing/price-cart.ts'

/** The cart's totals for a delivery address; nothing is stored. */
export function estimate(context: Context, { cart_id: id, address, shipping_method: method }: EstimateTotalsInput): PricedCart {
  if (id !== '' && !findCart(context.database, id)) throw refused('estimate.cartNotFound', { id })
  const cart = requireCart(context, id)
  const { country_code: country, region } = address
  if (region && !region.region && !region.region_code && !region.region_id) throw refused('estimate.regionMissing')
  const delivered = deliveryCountry(context, country)
  return priceCart(context, cart, {
    destination: delivered && { countryCode: delivered.id, regionCode: regionCodeOf(delivered, region) },
    method: method ? { carrierCode: method.carrier_code, methodCode: method.method_code } : undefined,
  })
}

/** An estimate has no full address yet, so an unknown region is ignored. */
function regionCodeOf({ regions }: DeliveryCountry, region: EstimateAddressInput['region']): string | null {
  const { region_id: id, region_code: code, region: name } = region ?? {}
  return regions.find((known) => known.id === id || known.code === code || known.name === name)?.code ?? null
}
