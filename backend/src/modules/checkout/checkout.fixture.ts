import { add, newCart, type TestShop } from '../cart/cart.fixture.ts'

export const AGATA = {
  firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
  telephone: '+48 600 100 200', country_code: 'PL',
}

/** Runs one of the checkout's mutations, all of which take an input with the cart's id in it. */
export function step(
  { ask }: TestShop, mutation: string, cartId: string, input: object, selection = 'cart { id }', store = 'default',
) {
  const type = mutation[0]?.toUpperCase() + mutation.slice(1)
  const document = `mutation ($input: ${type}Input) { ${mutation}(input: $input) { ${selection} } }`
  return ask(document, { input: { cart_id: cartId, ...input } }, store)
}

export const placeOrder = (shop: TestShop, cartId: string, store = 'default') =>
  step(shop, 'placeOrder', cartId, {}, 'order { order_number }', store)

/** A cart with everything that an order needs, but for the placing. */
export async function readyCart(shop: TestShop, items: object[], store = 'default'): Promise<string> {
  const cart = await newCart(shop, store)
  await add(shop, cart, ...items)
  await step(shop, 'setGuestEmailOnCart', cart, { email: 'agata@example.com' }, 'cart { id }', store)
  await step(shop, 'setShippingAddressesOnCart', cart, { shipping_addresses: [{ address: AGATA }] }, 'cart { id }', store)
  await step(shop, 'setBillingAddressOnCart', cart, { billing_address: { same_as_shipping: true } }, 'cart { id }', store)
  const method = { carrier_code: 'locker', method_code: 'standard' }
  await step(shop, 'setShippingMethodsOnCart', cart, { shipping_methods: [method] }, 'cart { id }', store)
  await step(shop, 'setPaymentMethodOnCart', cart, { payment_method: { code: 'banktransfer' } }, 'cart { id }', store)
  return cart
}
