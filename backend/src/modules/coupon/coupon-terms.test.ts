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

async function filledCart(asker: TestShop): Promise<string> {
  const id = await newCart(asker)
  await add(asker, id, { sku: 'tee', quantity: 1 })
  return id
}

/** An order that was placed before, as far as coupons look at it. */
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

const apply = async (asker: TestShop, id: string, code: string) => (await asker.ask(
  'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
  { id, code })).errors
const invalid = [{
  message: "The coupon code isn't valid. Verify the code and try again.", extensions: { category: 'graphql-no-such-entity' },
}]

test('the first order is cheaper for a customer who has ordered nothing', async () => {
  const asAnna = as(anna, shop)
  expect(await apply(asAnna, await filledCart(asAnna), 'pierwszy')).toBeUndefined()
})

test.each([
  ['with the account', () => ordered({ customer: anna })],
  ['as a guest with the same address', () => ordered({ email: 'ANNA@example.com' })],
])('but not for one who has, %s', async (_, order) => {
  order()
  const asAnna = as(anna, shop)
  expect(await apply(asAnna, await filledCart(asAnna), 'NOWY15')).toMatchObject(invalid)
})

test('an order that was cancelled was none', async () => {
  ordered({ customer: anna, state: 'canceled' })
  const asAnna = as(anna, shop)
  expect(await apply(asAnna, await filledCart(asAnna), 'NOWY15')).toBeUndefined()
})

test('a guest is known by the e-mail address, before or after the coupon is applied', async () => {
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

test('a customer uses a coupon as often as it allows, and another customer as often again', async () => {
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

test('a coupon that all have used up is refused', async () => {
  expect(await apply(shop, await filledCart(shop), 'RAZ')).toBeUndefined()
  shop.backend.database.exec("UPDATE coupon SET times_used = 1 WHERE code = 'RAZ'")
  expect(await apply(shop, await filledCart(shop), 'RAZ')).toMatchObject(invalid)
})
