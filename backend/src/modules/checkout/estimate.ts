import type { Context } from '../../context.ts'
import { inputError } from '../../errors.ts'
import type { EstimateTotalsInput } from '../../generated/resolvers.ts'
import { requireCart } from '../cart/cart-access.ts'
import { findCart } from '../cart/cart.repository.ts'
import { priceCart, type PricedCart } from '../cart/priced-cart.ts'
import { COUNTRIES } from '../directory/countries.ts'

/** What the cart would cost delivered there; nothing of it is stored. */
export function estimate(context: Context, { cart_id: id, address, shipping_method: method }: EstimateTotalsInput): PricedCart {
  if (id !== '' && !findCart(context.database, id)) throw inputError(`Could not find a cart with ID "${id}"`)
  const cart = requireCart(context, id)
  const { country_code: country, region } = address
  if (region && !region.region && !region.region_code && !region.region_id) throw inputError('Missing parameter(s) for region input')
  return priceCart(context, cart, {
    isDelivered: COUNTRIES.some((candidate) => candidate.id === country),
    method: method ? { carrierCode: method.carrier_code, methodCode: method.method_code } : undefined,
  })
}
