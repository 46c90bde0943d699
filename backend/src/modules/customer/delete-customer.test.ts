import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { seedSales } from '../../sample-shop/sales.ts'
import { placeOrder } from '../checkout/checkout.fixture.ts'
import { cartToPlace } from '../order/order.fixture.ts'
import { addAccount, openAccounts, UNAUTHORIZED, type TestAccounts } from './account.fixture.ts'
import type { TestCustomer } from './customer.fixture.ts'

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
})
afterEach(() => shop.close())

const remove = (caller: { token?: string }) => shop.ask('mutation { deleteCustomer }', {}, caller)
const AGATA = `firstname: "Agata", lastname: "Wierch", street: ["Kościeliska 14a"], city: "Zakopane", postcode: "34-500",
  telephone: "600100200", country_code: PL`

/** The tables that contain data of Anna. */
function traces(): string[] {
  const { database } = shop.backend
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[]
  return tables.map(({ name }) => name).filter((name) =>
    database.prepare(`SELECT * FROM "${name}"`).all().some((row) => /anna@example|Kościeliska(?: |\\n)14a|"customer_id":1\b/i.test(JSON.stringify(row))))
}

test('[ACC-02] deleting an account removes all personal data except orders, and invalidates its token', async () => {
  const { database } = shop.backend
  seedSales(database)
  const checkout = { ...shop, ask: (query: string, variables?: object) => shop.ask(query, variables) }
  await placeOrder(checkout, await cartToPlace(checkout, { items: [{ sku: 'tee', quantity: 1 }] }))
  shop.mails()
  await shop.ask(`mutation { createCustomerAddress(input: { ${AGATA}, default_billing: true, default_shipping: true }) { id } }`, {}, anna)
  await shop.ask('mutation { subscribeEmailToNewsletter(email: "anna@example.com") { status } }', {}, anna)
  await shop.ask('mutation { requestPasswordResetEmail(email: "anna@example.com") }')
  database.exec(`UPDATE sales_order SET customer_id = 1; UPDATE cart SET customer_id = 1, email = 'anna@example.com';
    INSERT INTO cart (masked_id, store_id, is_active, customer_id, email, created_at) VALUES
      ('merged', 1, 0, 1, 'anna@example.com', ''), ('active', 1, 1, 1, 'anna@example.com', '');
    INSERT INTO cart_item (cart_id, product_id, quantity) SELECT id, 1, 1 FROM cart WHERE masked_id = 'active'`)
  expect((await remove(anna)).data.deleteCustomer).toBe(true)
  expect(traces()).toEqual(['sales_order_address'])
  expect(database.prepare('SELECT customer_id FROM sales_order').all()).toEqual([{ customer_id: null }])
  expect(database.prepare('SELECT is_active FROM cart').all()).toEqual([{ is_active: 0 }])
  expect((await remove(anna)).errors).toMatchObject(refusal("The current customer isn't authorized.", 'graphql-authentication'))
  expect(await shop.signIn(anna.email)).toBeUndefined()
})

test('the e-mail address can be registered again, with a new customer id', async () => {
  await remove(anna)
  expect((await addAccount(shop)).id).toBeGreaterThan(anna.id)
})

test('a guest has no account to delete', async () => {
  expect((await remove({})).errors).toMatchObject(UNAUTHORIZED)
})

test('a locked account cannot be deleted', async () => {
  shop.backend.database.exec("UPDATE customer SET locked_until = '2026-11-21T12:10:00.000Z'")
  expect((await remove(anna)).errors).toMatchObject(refusal('The account is locked.', 'graphql-authentication'))
})

const AS_GUEST = {
  cart: 'createEmptyCart',
  'guest cart': 'createGuestCart(input: {}) { cart { id } }',
  review: 'createProductReview(input: { sku: "tee", nickname: "a", summary: "b", text: "c", ratings: [] }) { review { nickname } }',
  'compare list': 'createCompareList(input: { products: [] }) { uid }',
}
const REFUSED = {
  'merged cart': 'mergeCarts(source_cart_id: "x") { id }',
  address: `createCustomerAddress(input: { ${AGATA} }) { id }`,
  name: 'updateCustomerV2(input: { firstname: "X", is_subscribed: true }) { customer { email } }',
  wish: 'addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "tee", quantity: 1 }]) { user_errors { message } }',
}
const laterErrors = async (mutation: string) => (await shop.ask(`mutation { deleteCustomer ${mutation} }`, {}, anna)).errors

test.each(Object.entries(AS_GUEST))('the rest of the request is a guest’s: %s', async (_, mutation) => {
  expect(await laterErrors(mutation)).toBeUndefined()
})

test.each(Object.entries(REFUSED))('the rest of the request may not do what needs a customer: %s', async (_, mutation) => {
  expect(await laterErrors(mutation)).toEqual([expect.objectContaining({ extensions: { category: 'graphql-authorization' } })])
})
