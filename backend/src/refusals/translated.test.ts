import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, ask, PUBLIC_URL, send } from '../ask.fixture.ts'
import { createBackend } from '../create-backend.ts'
import { add, newCart, type TestShop } from '../modules/cart/cart.fixture.ts'
import { addProducts } from '../modules/cart/products.fixture.ts'
import { AGATA, step } from '../modules/checkout/checkout.fixture.ts'
import { cartToPlace } from '../modules/order/order.fixture.ts'
import { seedSales } from '../sample-shop/sales.ts'
import type { Translated } from './phrases.ts'

let shop: TestShop
afterEach(() => shop.close())

/** A shop whose clients use the Polish store view unless they request another. */
function open(translated: Translated): void {
  const backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, translated })
  addProducts(backend.database)
  seedSales(backend.database)
  shop = { backend, ask: (query, variables, store = 'pl') => ask(backend, query, variables, { store }), close: () => backend.close() }
}

const refusal = (message: string, category: string, errorCode?: string) =>
  [expect.objectContaining({ message, extensions: { category, ...(errorCode !== undefined && { error_code: errorCode }) } })]

const cart = (id: string, store?: string) => shop.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id }, store)
const signIn = (store?: string) =>
  shop.ask('mutation { generateCustomerToken(email: "anna@example.com", password: "wrong") { token } }', {}, store)
const placeOrder = (cartId: string, selection: string) => step(shop, 'placeOrder', cartId, {}, selection, 'pl')
const setAddress = (cartId: string, address: object) =>
  step(shop, 'setShippingAddressesOnCart', cartId, { shipping_addresses: [{ address: { ...AGATA, ...address } }] }, 'cart { id }', 'pl')

function emptyStock(sku: string): void {
  shop.backend.database.prepare('UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = ?)').run(sku)
}

describe('a fully translated store view', () => {
  test('reports an inactive cart in Polish, with the code UNDEFINED', async () => {
    open('all')
    const gone = await newCart(shop, 'pl')
    shop.backend.database.exec('UPDATE cart SET is_active = 0')
    expect((await cart(gone)).errors).toEqual(refusal('Ten koszyk nie jest już aktywny.', 'graphql-no-such-entity', 'UNDEFINED'))
    expect((await cart('nope')).errors)
      .toEqual(refusal('Nie znaleziono koszyka o identyfikatorze „nope”', 'graphql-no-such-entity', 'UNDEFINED'))
    expect((await placeOrder(gone, 'errors { code message }')).data.placeOrder.errors)
      .toEqual([{ code: 'UNDEFINED', message: 'Ten koszyk nie jest już aktywny.' }])
  })

  test('refuses a coupon in Polish', async () => {
    open('all')
    const id = await newCart(shop, 'pl')
    await add(shop, id, { sku: 'tee', quantity: 1 })
    expect((await step(shop, 'applyCouponToCart', id, { coupon_code: 'NOPE' }, 'cart { id }', 'pl')).errors)
      .toEqual(refusal('Kod kuponu jest nieprawidłowy. Sprawdź kod i spróbuj ponownie.', 'graphql-no-such-entity'))
  })

  test('refuses unknown and sold-out products with the same code UNDEFINED', async () => {
    open('all')
    const id = await newCart(shop, 'pl')
    const { user_errors: errors } = await add(shop, id, { sku: 'nope', quantity: 1 }, { sku: 'shell-l', quantity: 1 })
    expect(errors).toEqual([
      { code: 'UNDEFINED', message: 'Nie znaleziono produktu o SKU „nope”' },
      { code: 'UNDEFINED', message: 'Żaden magazyn nie ma tego produktu na stanie' },
    ])
  })

  test('refuses an order in Polish', async () => {
    open('all')
    const id = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 1 }] })
    emptyStock('tee')
    expect((await placeOrder(id, 'order { order_number }')).errors).toEqual(
      refusal('Nie można złożyć zamówienia: Niektóre produkty nie są obecnie na magazynie.', 'graphql-input', 'UNDEFINED'),
    )
  })

  test('refuses a request for an unknown store view in the language of the default one', async () => {
    open('all')
    expect((await cart('any', 'xx')).errors).toEqual(refusal('Requested store is not found (xx)', 'graphql-input'))
  })

  test('refuses an invalid token in Polish with status 401', async () => {
    open('all')
    const response = await send(shop.backend, JSON.stringify({ query: '{ customer { email } }' }), { store: 'pl', authorization: 'Bearer none' })
    expect(response.status).toBe(401)
    expect((await response.json() as Answer).errors).toEqual(refusal('Bieżący klient nie jest autoryzowany.', 'graphql-authentication'))
  })

  test('leaves the other store views English', async () => {
    open('all')
    expect((await cart('nope', 'en')).errors)
      .toEqual(refusal('Could not find a cart with ID "nope"', 'graphql-no-such-entity', 'CART_NOT_FOUND'))
  })
})

describe("a store view with Magento's language pack", () => {
  test('is Polish if the pack has a translation', async () => {
    open('pack')
    expect((await signIn()).errors).toEqual(refusal(
      'Błąd logowania do konta lub zostało ono czasowo zablokowane. Poczekaj i spróbuj ponownie później.', 'graphql-authentication',
    ))
  })

  test('is English with its code if the pack has no translation', async () => {
    open('pack')
    expect((await cart('nope')).errors)
      .toEqual(refusal('Could not find a cart with ID "nope"', 'graphql-no-such-entity', 'CART_NOT_FOUND'))
    const id = await newCart(shop, 'pl')
    const { user_errors: errors } = await add(shop, id, { sku: 'nope', quantity: 1 })
    expect(errors).toEqual([{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "nope"' }])
  })

  test('reports insufficient stock without a code and without the quantity', async () => {
    open('pack')
    const id = await newCart(shop, 'pl')
    const { data } = await shop.ask(`
      mutation ($id: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "beanie", quantity: 5 }]) { user_errors { __typename code message } }
      }`, { id })
    expect(data.addProductsToCart.user_errors)
      .toEqual([{ __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'Zamawiana ilość nie jest chwilowo dostępna' }])
  })

  test("names each address field by Magento's code", async () => {
    open('pack')
    const id = await newCart(shop, 'pl')
    await add(shop, id, { sku: 'tee', quantity: 1 })
    const { errors } = await setAddress(id, { city: '', telephone: null })
    expect(errors?.map(({ message, extensions }) => [message, extensions?.category])).toEqual([
      ['Pole "city" jest wymagane. Uzupełnij i spróbuj ponownie.', 'graphql-input'],
      ['Pole "telephone" jest wymagane. Uzupełnij i spróbuj ponownie.', 'graphql-input'],
    ])
  })

  test('mixes both languages in one sentence', async () => {
    open('pack')
    const id = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 1 }] })
    emptyStock('tee')
    expect((await placeOrder(id, 'order { order_number }')).errors).toEqual(
      refusal('Unable to place order: Niektóre produkty nie są obecnie na magazynie.', 'graphql-input', 'UNDEFINED'),
    )
    expect((await placeOrder(id, 'errors { code message }')).data.placeOrder.errors)
      .toEqual([{ code: 'UNDEFINED', message: 'Niektóre produkty nie są obecnie na magazynie.' }])
  })

  test("keeps the code of a cart line's error, which Magento does not read from the message", async () => {
    open('pack')
    const id = await newCart(shop, 'pl')
    await add(shop, id, { sku: 'tee', quantity: 1 })
    emptyStock('tee')
    const { data } = await shop.ask('query ($id: String!) { cart(cart_id: $id) { items { errors { code message } } } }', { id })
    expect(data.cart.items).toEqual([{ errors: [{ code: 'ITEM_QTY', message: 'Ten produkt jest niedostępny na magazynie.' }] }])
  })
})

test('a Polish store view refuses in English without translations', async () => {
  open('none')
  expect((await signIn()).errors).toEqual(refusal(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    'graphql-authentication',
  ))
})
