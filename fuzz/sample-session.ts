import { randomUUID } from 'node:crypto'
import type { FuzzedShop } from './fuzzed-shop.ts'
import type { SessionValues } from './fuzz-request.ts'

const PASSWORD = 'Kozica-1894'

/** Creates a customer and two carts at the backend, and returns their values for placeholders in requests. */
export async function openSampleSession({ ports, origins }: Pick<FuzzedShop, 'ports' | 'origins'>): Promise<SessionValues> {
  const email = `${randomUUID()}@example.com`
  const send = async (query: string, variables: object = {}, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`http://localhost:${ports.backend}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] }
    if (!data || errors) throw new Error(`The sample session cannot be opened: ${errors?.[0]?.message ?? response.status}`)
    return data
  }
  await send('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
    input: { email, password: PASSWORD, firstname: 'Agata', lastname: 'Wierch' },
  })
  const login = await send('mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }', { email, password: PASSWORD })
  const { token } = login.generateCustomerToken as { token: string }
  const { customerCart } = await send('{ customerCart { id } }', {}, token)
  const { createGuestCart } = await send('mutation { createGuestCart { cart { id } } }')
  const guestCart = (createGuestCart as { cart: { id: string } }).cart.id
  await send('mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "BUT-LAR", quantity: 1 }]) { cart { id } } }', { cart: guestCart })
  return {
    'customer-email': email,
    'customer-token': token,
    password: PASSWORD,
    'media-origin': origins.media,
    'shop-origin': origins.shop,
    'shop-host': new URL(origins.shop).host,
    'customer-cart': (customerCart as { id: string }).id,
    'guest-cart': guestCart,
  }
}
