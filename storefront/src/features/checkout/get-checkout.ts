import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartCountOperation } from '../../graphql/generated/cart-id.ts'
import { CheckoutOperation } from '../../graphql/generated/checkout.ts'
import type { CheckoutCustomerFragment, CheckoutFragment, CheckoutQuery } from '../../graphql/generated/types.ts'
import { knownCountries, rememberCountries } from '../address/countries.ts'
import { publishCart } from '../cart/cart-events.ts'
import { extendCartId } from '../cart/cart-id.ts'
import { enqueueCartCall } from '../cart/cart-queue.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { renewCart } from '../cart/renew-cart.ts'
import { isSubmittedCart, settleSubmittedOrder } from '../place-order/submitted-order.ts'
import { hasSession } from '../session/session.ts'

export type Agreement = NonNullable<NonNullable<CheckoutQuery['checkoutAgreements']>[number]>

export interface Checkout {
  readonly cart: CheckoutFragment
  readonly agreements: readonly Agreement[]
  /** Undefined for a guest, and if the backend could not answer. */
  readonly customer?: CheckoutCustomerFragment | undefined
}

/**
 * Fetches the data of all steps in one request. The first step works without the customer's addresses, and fetches missing countries
 * itself.
 * @throws StoreError, ServerError
 */
export function getCheckout(cartId: string): Promise<Checkout> {
  return enqueueCartCall(async () => {
    extendCartId(cartId)
    try {
      const { cart, checkoutAgreements, customer } = await fetchCheckout(cartId)
      if (!cart) return await failWithoutCart(cartId)
      publishCart(cartId, cart)
      return { cart, agreements: (checkoutAgreements ?? []).filter((agreement) => agreement !== null), customer: customer ?? undefined }
    } catch (error) {
      // A submitted cart that is gone has become an order.
      if (isCartGone(error) && isSubmittedCart(cartId)) settleSubmittedOrder({ state: 'taken' })
      else await renewCart(cartId, error)
      throw error
    }
  })
}

async function fetchCheckout(cartId: string): Promise<CheckoutQuery> {
  const locale = document.documentElement.lang
  const variables = { cartId, isCustomer: hasSession(), withCountries: !knownCountries(locale) }
  const answer = await send(CheckoutOperation, variables, { dispensable: ['countries', 'customer'] })
  if (answer.countries) rememberCountries(locale, answer.countries)
  return answer
}

// A partial answer with agreements hides why the cart is missing: requested alone, the cart fails with its error.
async function failWithoutCart(cartId: string): Promise<never> {
  await send(CartCountOperation, { cartId })
  throw new ServerError(CheckoutOperation.name, 'the response has no cart')
}
