import { answerOf, PUBLIC_URL } from '../ask.fixture.ts'
import { type Backend, createBackend } from '../create-backend.ts'
import { seedOutdoorShop } from './seed-outdoor-shop.ts'

/** Larkspur Outfitters in memory, on a fixed day on which the expected prices apply. */
export function openOutdoorShop(): Backend {
  const backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, now: () => new Date('2026-11-21T12:00:00Z') })
  seedOutdoorShop(backend.database)
  return backend
}

export async function newCart(shop: Backend, ...cartItems: object[]): Promise<string> {
  const { createEmptyCart: cartId } = await answerOf(shop, 'mutation { createEmptyCart }')
  const mutation = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) { user_errors { code message } }
  }`
  const { addProductsToCart } = await answerOf(shop, mutation, { cartId, cartItems })
  if (addProductsToCart.user_errors.length > 0) throw new Error(addProductsToCart.user_errors[0].message)
  return cartId
}
