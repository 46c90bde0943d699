import { send } from '../../graphql/browser.ts'
import { SetShippingMethodsOnCartOperation } from '../../graphql/generated/set-shipping-method.ts'
import type { CheckoutFragment, ShippingMethodFragment } from '../../graphql/generated/types.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'

export type ShippingChoice = Pick<ShippingMethodFragment, 'carrier_code' | 'method_code'>

/** @throws StoreError, ServerError */
export function setShippingMethod({ carrier_code: carrierCode, method_code }: ShippingChoice): Promise<CheckoutFragment> {
  return actOnCart(async (cartId) => {
    const variables = { cartId, carrierCode, methodCode: method_code ?? '' }
    const { setShippingMethodsOnCart } = await send(SetShippingMethodsOnCartOperation, variables, { partial: true })
    return returnedCart(setShippingMethodsOnCart?.cart, SetShippingMethodsOnCartOperation.name)
  })
}
