import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, as, newCart, openShop, totalsOf, type TestShop } from '../cart/cart.fixture.ts'
import { step } from '../checkout/checkout.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'

let shop: TestShop
let anna: TestCustomer
beforeEach(() => {
  shop = openShop()
  anna = addCustomer(shop.backend.database)
  shop.backend.database.exec(`INSERT INTO coupon (code, kind, amount, first_order_only, uses_per_customer, usage_limit) VALUES
    ('NOWY15', 'percent', 15, 1, NULL, NULL), ('DWA', 'fixed', 1000, 0, 2, NULL), ('RAZ', 'fixed', 1000, 0, NULL, 1)`)
})
afterEach(() => shop.close())

async function filledCart(client: TestShop): Promise<string> {
  const id = await newCart(client)
  await add(client, id, { sku: 'tee', quantity: 1 })
  return id
}

/** Inserts an earlier order with the columns that coupons depend on. */
function ordered({ customer = null as TestCustomer | null, email = 'agata@example.com', coupon = null as string | null, state = 'new' }) {
  const { lastInsertRowid } = shop.backend.database
    .prepare("INSERT INTO cart (masked_id, store_id, is_active, created_at) VALUES (hex(randomblob(16)), 1, 0, '')").run()
  shop.backend.database.prepare(`
    INSERT INTO sales_order (increment_id, token, cart_id, store_id, state, customer_email, customer_id, customer_firstname,
      customer_lastname, is_virtual, currency, coupon_code, payment_code, payment_title, total_quantity, weight,
      subtotal_including_tax, subtotal_excluding_tax, discount_amount, shipping_including_tax, shipping_tax_amount, tax_title,
      tax_rate, tax_amount, grand_total, created_at, status_changed_at)
    VALUES (hex(randomblob(4)), hex(randomblob(4)), ?, 1, ?, ?, ?, '', '', 0, 'PLN', ?, 'checkmo', '', 1, 1,
      1, 1, 0, 0, 0, '', 0, 0, 1, '2026-11-01', '2026-11-01')`)
    .run(lastInsertRowid, state, customer?.email ?? email, customer?.id ?? null, coupon)
}

const apply = async (client: TestShop, id: string, code: string) => (await client.ask(
  'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
  { id, code })).errors
const invalid = [{
  message: "The coupon code isn't valid. Verify the code and try again.", extensions: { category: 'graphql-no-such-entity' },
}]

test('a customer without orders can use a coupon for first orders', async () => {
  const asAnna = as(anna, shop)
  expect(await apply(asAnna, await filledCart(asAnna), 'pierwszy')).toBeUndefined()
})

test.each([
  ['with the account', () => ordered({ customer: anna })],
  ['as a guest with the same address', () => ordered({ email: 'ANNA@example.com' })],
])('a customer who has ordered %s cannot use it', async (_, order) => {
  order()
  const asAnna = as(anna, shop)
  expect(await apply(asAnna, await filledCart(asAnna), 'NOWY15')).toMatchObject(invalid)
})

test('a cancelled order does not count', async () => {
  ordered({ customer: anna, state: 'canceled' })
  const asAnna = as(anna, shop)
  expect(await apply(asAnna, await filledCart(asAnna), 'NOWY15')).toBeUndefined()
})

test('orders of a guest are found by e-mail address, set before or after the coupon', async () => {
  ordered({})
  const first = await filledCart(shop)
  await step(shop, 'setGuestEmailOnCart', first, { email: 'Agata@example.com' })
  expect(await apply(shop, first, 'NOWY15')).toMatchObject(invalid)
  const second = await filledCart(shop)
  expect(await apply(shop, second, 'NOWY15')).toBeUndefined()
  await step(shop, 'setGuestEmailOnCart', second, { email: 'ewa@example.com' })
  expect((await totalsOf(shop, second)).applied_coupons).toEqual([{ code: 'NOWY15' }])
  await step(shop, 'setGuestEmailOnCart', second, { email: 'agata@example.com' })
  expect(await totalsOf(shop, second)).toMatchObject({ applied_coupons: null, prices: { grand_total: { value: 219 }, discounts: [] } })
})

test('the uses of a coupon are limited for each customer separately', async () => {
  ordered({ customer: anna, coupon: 'dwa' })
  const asAnna = as(anna, shop)
  const cart = await filledCart(asAnna)
  expect(await apply(asAnna, cart, 'DWA')).toBeUndefined()
  ordered({ customer: anna, coupon: 'DWA' })
  expect((await totalsOf(asAnna, cart)).applied_coupons).toBeNull()
  expect(await apply(asAnna, cart, 'DWA')).toMatchObject(invalid)
  const asEwa = as(addCustomer(shop.backend.database, 'ewa@example.com'), shop)
  expect(await apply(asEwa, await filledCart(asEwa), 'DWA')).toBeUndefined()
  expect(await apply(shop, await filledCart(shop), 'DWA')).toBeUndefined()
})

test('a coupon at its usage limit is refused', async () => {
  expect(await apply(shop, await filledCart(shop), 'RAZ')).toBeUndefined()
  shop.backend.database.exec("UPDATE coupon SET times_used = 1 WHERE code = 'RAZ'")
  expect(await apply(shop, await filledCart(shop), 'RAZ')).toMatchObject(invalid)
})
