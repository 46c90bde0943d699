import 'server-only'
import { askBackend, storeCode } from '../../graphql/backend.ts'
import { AddProductsToCartOperation } from '../../graphql/generated/cart.ts'
import { CreateGuestCartIdOperation } from '../../graphql/generated/cart-id.ts'
import { EstimateShippingOperation } from '../../graphql/generated/estimate-shipping.since-2.4.7.ts'
import type { CartItemInput, CountryCodeEnum } from '../../graphql/generated/types.ts'
import { ServerError } from '../../graphql/errors.ts'
import { normalizeAnswer } from '../../graphql/normalize-answer.ts'
import type { Operation } from '../../graphql/operation.ts'
import { readAnswer } from '../../graphql/read-answer.ts'
import { withCategory } from '../../graphql/with-category.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreCountry } from '../address/store-country.ts'
import { type ShippingRate, shippingRates } from './shipping-rates.ts'

/**
 * Estimates a delivery to the store's own country. Magento estimates only for carts, so the lines are added to a guest's cart that
 * nobody sees. A visitor's token is never sent: a customer's "new" cart would be the customer's own.
 * @returns an empty list for a product with required options, and before Magento 2.4.7
 * @throws StoreError, ServerError
 */
export async function estimateDelivery(cartItems: readonly CartItemInput[], locale: Locale): Promise<readonly ShippingRate[]> {
  const country = await getStoreCountry(locale)
  if (!country) return []
  const { createEmptyCart: cartId } = await request(CreateGuestCartIdOperation, {}, locale)
  if (!cartId) throw new ServerError(CreateGuestCartIdOperation.name, 'the response has no cart id')
  const { addProductsToCart } = await request(AddProductsToCartOperation, { cartId, cartItems }, locale)
  if (!addProductsToCart || addProductsToCart.user_errors.length > 0) return []
  const { estimateShippingMethods } = await request(EstimateShippingOperation, { cartId, country: country as CountryCodeEnum }, locale)
  return shippingRates(estimateShippingMethods ?? [])
}

async function request<Data, Variables>({ name, query }: Operation<Data, Variables>, variables: Variables, locale: Locale): Promise<Data> {
  const response = await askBackend({ operationName: name, query, variables, store: storeCode(locale), init: { cache: 'no-store' } })
  return normalizeAnswer(await readAnswer<Data>(name, response, { isMutation: true, prepare: withCategory }))
}
