import { setTimeout } from 'node:timers/promises'
import { AddProductsToCartOperation, CartOperation } from '../../storefront/src/graphql/generated/cart.ts'
import { CreateGuestCartIdOperation } from '../../storefront/src/graphql/generated/cart-id.ts'
import { PlaceOrderOperation, SetPaymentMethodOnCartOperation } from '../../storefront/src/graphql/generated/place-order.ts'
import {
  SetBillingAddressOnCartOperation, SetGuestEmailOnCartOperation, SetShippingAddressesOnCartOperation,
} from '../../storefront/src/graphql/generated/save-addresses.ts'
import { SetShippingMethodsOnCartOperation } from '../../storefront/src/graphql/generated/set-shipping-method.ts'
import { SearchSuggestionsOperation } from '../../storefront/src/graphql/generated/suggestions.ts'
import type { Operation } from '../../storefront/src/graphql/operation.ts'

const PAUSE_MS = 150
const PAGES = ['/', '/women', '/giewont-grid-fleece']
const ADDRESS = {
  firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a'], city: 'Zakopane', postcode: '34-500', country_code: 'PL',
  telephone: '+48 600 100 200',
}

export interface Visit {
  readonly shopUrl: string
  readonly sku: string
  /** Unique for each visitor. */
  readonly address: string
  /** Receives the duration of each request in milliseconds. */
  readonly note: (milliseconds: number) => void
}

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

/**
 * A guest browses, searches and orders one product through the shop.
 * @throws at the first failed response
 */
export async function goShopping({ shopUrl, sku, address, note }: Visit): Promise<void> {
  const timed = async (path: string, { headers, ...init }: Sent = {}): Promise<string> => {
    await setTimeout(PAUSE_MS * (0.5 + Math.random()))
    const start = performance.now()
    const response = await fetch(`${shopUrl}${path}`, { ...init, headers: { 'x-forwarded-for': address, ...headers } })
    const text = await response.text()
    note(performance.now() - start)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return text
  }
  const send = async <Data, Variables>({ name, query }: Operation<Data, Variables>, variables: Variables): Promise<Data> => {
    const headers = { 'content-type': 'application/json', origin: shopUrl, store: 'en' }
    const body = JSON.stringify({ operationName: name, query, variables })
    const { data, errors } = JSON.parse(await timed('/api/graphql', { method: 'POST', headers, body })) as { data: Data; errors?: object }
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return data
  }

  for (const page of PAGES) await timed(page)
  await send(SearchSuggestionsOperation, { search: 'fleece', pageSize: 4 })
  const cartId = Object.values(await send(CreateGuestCartIdOperation, {}))[0] as string
  const { addProductsToCart } = await send(AddProductsToCartOperation, { cartId, cartItems: [{ sku, quantity: 1 }] })
  if (addProductsToCart?.user_errors.length) throw new Error(JSON.stringify(addProductsToCart.user_errors))
  await timed('/cart')
  await send(CartOperation, { cartId })
  await timed('/checkout')
  await send(SetGuestEmailOnCartOperation, { cartId, email: 'agata@example.com' })
  await send(SetShippingAddressesOnCartOperation, { cartId, shippingAddress: { address: ADDRESS } })
  await send(SetBillingAddressOnCartOperation, { cartId, billingAddress: { address: ADDRESS } })
  await send(SetShippingMethodsOnCartOperation, { cartId, carrierCode: 'locker', methodCode: 'standard' })
  await send(SetPaymentMethodOnCartOperation, { cartId, code: 'banktransfer' })
  const { placeOrder } = await send(PlaceOrderOperation, { cartId })
  if (!placeOrder?.order) throw new Error(`PlaceOrder: ${JSON.stringify(placeOrder)}`)
}
