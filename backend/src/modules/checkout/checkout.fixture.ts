import type { TestShop } from '../cart/cart.fixture.ts'

export const AGATA = {
  firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
  telephone: '+48 600 100 200', country_code: 'PL',
}

/** Runs a checkout mutation; each takes an input with the cart's id. */
export function step(
  { ask }: TestShop, mutation: string, cartId: string, input: object, selection = 'cart { id }', store = 'default',
) {
  const type = mutation[0]?.toUpperCase() + mutation.slice(1)
  const document = `mutation ($input: ${type}Input) { ${mutation}(input: $input) { ${selection} } }`
  return ask(document, { input: { cart_id: cartId, ...input } }, store)
}

export const placeOrder = (shop: TestShop, cartId: string, store = 'default') =>
  step(shop, 'placeOrder', cartId, {}, 'order { order_number }', store)
