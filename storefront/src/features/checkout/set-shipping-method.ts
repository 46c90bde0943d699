import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { SetShippingMethodsOnCartOperation } from '../../graphql/generated/checkout.ts'
import type { CheckoutFragment, ShippingMethodFragment } from '../../graphql/generated/types.ts'
import { actOnCart } from '../cart/act-on-cart.ts'

export type ShippingChoice = Pick<ShippingMethodFragment, 'carrier_code' | 'method_code'>

/** @throws StoreError, ServerError */
export async function setShippingMethod({ carrier_code: carrierCode, method_code }: ShippingChoice): Promise<CheckoutFragment> {
  const cart = await actOnCart(async (cartId) => {
    const variables = { cartId, carrierCode, methodCode: method_code ?? '' }
    const { setShippingMethodsOnCart } = await send(SetShippingMethodsOnCartOperation, variables, { partial: true })
    if (!setShippingMethodsOnCart) throw new ServerError(SetShippingMethodsOnCartOperation.name, 'no cart came back')
    return setShippingMethodsOnCart.cart
  })
  return cart!
}
