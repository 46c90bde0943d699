import type { Context } from '../../context.ts'
import type { EstimateTotalsInput } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCart } from '../cart/cart-access.ts'
import { findCart } from '../cart/cart.repository.ts'
import { priceCart, type PricedCart } from '../cart/priced-cart.ts'
import { COUNTRIES } from '../directory/countries.ts'

/** What the cart would cost delivered there; nothing of it is stored. */
export function estimate(context: Context, { cart_id: id, address, shipping_method: method }: EstimateTotalsInput): PricedCart {
  if (id !== '' && !findCart(context.database, id)) throw refused('estimate.cartNotFound', { id })
  const cart = requireCart(context, id)
  const { country_code: country, region } = address
  if (region && !region.region && !region.region_code && !region.region_id) throw refused('estimate.regionMissing')
  return priceCart(context, cart, {
    isDelivered: COUNTRIES.some((candidate) => candidate.id === country),
    method: method ? { carrierCode: method.carrier_code, methodCode: method.method_code } : undefined,
  })
}
