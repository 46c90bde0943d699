import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartCountOperation } from '../../graphql/generated/cart-id.ts'
import { CheckoutOperation } from '../../graphql/generated/checkout.ts'
import type { CheckoutCustomerFragment, CheckoutFragment, CheckoutQuery } from '../../graphql/generated/types.ts'
import { keepCountries, knownCountries } from '../address/countries.ts'
import { keepCartId } from '../cart/cart-id.ts'
import { announceCart } from '../cart/cart-news.ts'
import { inTurn } from '../cart/cart-turn.ts'
import { isCartGone } from '../cart/gone-cart.ts'
import { renewCart } from '../cart/renew-cart.ts'
import { hasSession } from '../session/session.ts'
import { isOrderOf, settleSentOrder } from './sent-order.ts'

export type Agreement = NonNullable<NonNullable<CheckoutQuery['checkoutAgreements']>[number]>

export interface Checkout {
  readonly cart: CheckoutFragment
  readonly agreements: readonly Agreement[]
  /** None for a guest, nor where the shop did not say. */
  readonly customer?: CheckoutCustomerFragment | undefined
}

/**
 * All that the steps show, in one call. The first step goes on without the customer's addresses, and asks for countries that are
 * missing by itself.
 * @throws StoreError, ServerError
 */
export function getCheckout(cartId: string): Promise<Checkout> {
  return inTurn(async () => {
    keepCartId(cartId)
    try {
      const { cart, checkoutAgreements, customer } = await ask(cartId)
      if (!cart) return await failWithoutCart(cartId)
      announceCart(cartId, cart)
      return { cart, agreements: (checkoutAgreements ?? []).filter((agreement) => agreement !== null), customer: customer ?? undefined }
    } catch (error) {
      // A cart that was sent off to become an order has become one: it is not lost.
      if (isCartGone(error) && isOrderOf(cartId)) settleSentOrder({ state: 'taken' })
      else await renewCart(cartId, error)
      throw error
    }
  })
}

async function ask(cartId: string): Promise<CheckoutQuery> {
  const locale = document.documentElement.lang
  const variables = { cartId, isCustomer: hasSession(), withCountries: !knownCountries(locale) }
  const answer = await send(CheckoutOperation, variables, { partial: true, dispensable: ['countries', 'customer'] })
  if (answer.countries) keepCountries(locale, answer.countries)
  return answer
}

// The agreements come all the same, and a part of an answer hides why the other part is missing: asked alone, it says so.
async function failWithoutCart(cartId: string): Promise<never> {
  await send(CartCountOperation, { cartId })
  throw new ServerError(CheckoutOperation.name, 'no cart came back')
}
