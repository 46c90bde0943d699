import { afterEach, expect, test, vi } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { add, as, newCart, openShopOfAllKinds, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { MUG } from '../../modules/catalog/product-kinds.fixture.ts'
import { addCustomer } from '../../modules/customer/customer.fixture.ts'
import { changeSetting } from '../../modules/store/settings.ts'
import type { Release } from '../release.ts'

let shop: TestShop
afterEach(() => shop.close())

async function open(release: Release): Promise<string> {
  shop = openShopOfAllKinds(undefined, release)
  return newCart(shop)
}

const mug = (engraving: string, quantity: number) =>
  ({ sku: 'mug', quantity, entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value: engraving }] })
const LINES = 'items { id quantity ... on SimpleCartItem { customizable_options { values { value } } } }'
const update = (cart: string, item: object, selection = '') => shop.ask(`
  mutation ($cart: String!, $item: CartItemUpdateInput) {
    updateCartItems(input: { cart_id: $cart, cart_items: [$item] }) { cart { ${LINES} } ${selection} }
  }`, { cart, item })

async function linesOf(cart: string): Promise<unknown[]> {
  const { data } = await shop.ask(`query ($cart: String!) { cart(cart_id: $cart) { ${LINES} } }`, { cart })
  return data.cart.items.map(shown)
}

interface Line {
  readonly quantity: number
  readonly customizable_options: readonly { readonly values: readonly { readonly value: string }[] }[]
}
const shown = ({ quantity, customizable_options: [option] }: Line) => [option?.values[0]?.value, quantity]

test('2.4.7 merges two lines of one product in one call, despite their different options', async () => {
  const cart = await open('2.4.7')
  await add(shop, cart, mug('Ola', 1), mug('Jan', 2))
  expect(await linesOf(cart)).toEqual([['Ola', 3]])
})

test('2.4.7 merges a line whose options change with another line of its SKU', async () => {
  const cart = await open('2.4.7')
  await add(shop, cart, mug('Ola', 1))
  await add(shop, cart, mug('Jan', 2))
  expect(await linesOf(cart)).toEqual([['Ola', 1], ['Jan', 2]])
  await update(cart, { cart_item_id: 1, quantity: 1, customizable_options: [{ id: MUG.engraving, value_string: 'Ewa' }] })
  expect(await linesOf(cart)).toEqual([['Ewa', 3]])
})

test('2.4.8 keeps lines with different options separate', async () => {
  const cart = await open('2.4.8')
  await add(shop, cart, mug('Ola', 1), mug('Jan', 2))
  await update(cart, { cart_item_id: 1, quantity: 1, customizable_options: [{ id: MUG.engraving, value_string: 'Ewa' }] })
  expect(await linesOf(cart)).toEqual([['Ewa', 1], ['Jan', 2]])
})

test.each(['2.4.8', '2.4.9'] as const)('%s returns a refused quantity in the data, whether or not the client selects the errors', async (release) => {
  const cart = await open(release)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
  const { data, errors } = await update(cart, { cart_item_id: 1, quantity: 99 })
  expect(errors).toBeUndefined()
  expect(data.updateCartItems.cart.items).toMatchObject([{ quantity: 1 }])
  expect((await update(cart, { cart_item_id: 1, quantity: 99 }, 'errors { code }')).data.updateCartItems.errors).toEqual([{ code: 'INSUFFICIENT_STOCK' }])
})

test.each(['2.4.6', '2.4.7'] as const)('%s throws a refused quantity', async (release) => {
  const cart = await open(release)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
  expect((await update(cart, { cart_item_id: 1, quantity: 99 })).errors)
    .toMatchObject([{ message: 'Could not update the product with SKU tee: The requested qty is not available' }])
})

async function mergedTees(release: Release): Promise<number> {
  const guests = await open(release)
  changeSetting(shop.backend.database, 'cataloginventory/item_options/backorders', true)
  const own = as(addCustomer(shop.backend.database), shop)
  const cart = await newCart(own)
  // The stock is 10.
  await add(shop, guests, { sku: 'tee', quantity: 6 })
  await add(own, cart, { sku: 'tee', quantity: 5 })
  const { data } = await own.ask(`mutation { mergeCarts(source_cart_id: "${guests}", destination_cart_id: "${cart}") { total_quantity } }`)
  return data.mergeCarts.total_quantity
}

test.each([['2.4.6', 5], ['2.4.7', 5], ['2.4.8', 5], ['2.4.9', 11]] as const)(
  '%s merges a product with backorders to quantity %s', async (release, quantity) => {
    expect(await mergedTees(release)).toBe(quantity)
  },
)

const kit = { sku: 'kit', quantity: 1, selected_options: ['bundle/1/1/1', 'bundle/2/3/1'].map(toUid) }

async function merged(release: Release) {
  const guests = await open(release)
  shop.backend.database.exec('UPDATE stock SET quantity = 50')
  const own = as(addCustomer(shop.backend.database), shop)
  const cart = await newCart(own)
  await add(shop, guests, kit)
  await add(own, cart, kit)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await own.ask(`mutation { mergeCarts(source_cart_id: "${guests}", destination_cart_id: "${cart}") { items { quantity } } }`)
  log.mockRestore()
  const { data } = await shop.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: guests })
  return { answer, left: data.cart?.total_quantity ?? 'closed' }
}

test('2.4.6 cannot merge carts with the same bundle and leaves both unchanged', async () => {
  const { answer, left } = await merged('2.4.6')
  expect(answer).toMatchObject({ errors: [{ message: 'Internal server error', path: ['mergeCarts'] }] })
  expect(left).toBe(1)
})

test('2.4.7 can merge carts with the same bundle', async () => {
  const { answer, left } = await merged('2.4.7')
  expect(answer).toEqual({ data: { mergeCarts: { items: [{ quantity: 2 }] } } })
  expect(left).toBe('closed')
})

test('2.4.6 reports only the first of several errors', async () => {
  await open('2.4.6')
  const query = '{ a: cart(cart_id: "one") { id } b: cart(cart_id: "two") { id } }'
  expect((await shop.ask(query)).errors).toMatchObject([{ path: ['a'] }])
  await shop.close()
  await open('2.4.7')
  expect((await shop.ask(query)).errors).toMatchObject([{ path: ['a'] }, { path: ['b'] }])
})
