import { afterEach, beforeEach, expect, test } from 'vitest'
import { as, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { adoptGuestOrders } from './guest-order.ts'
import { buy, mailsOf } from './order.fixture.ts'

let shop: TestShop
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const notFound = [{
  message: "We couldn't locate an order with the information provided.", extensions: { category: 'graphql-no-such-entity' },
}]
const signIn = [{ message: 'Please login to view the order.', extensions: { category: 'graphql-authorization' } }]

const find = (input: object, store?: string, client = shop) =>
  client.ask('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number token } }', { input }, store)
const open = (token: string, store?: string, client = shop) =>
  client.ask('query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { number email } }', { input: { token } }, store)

test('a guest finds the order by its number, e-mail and last name, in any letter case', async () => {
  const { number, token } = await buy(shop)
  expect((await find({ number, email: 'Agata@Example.com', lastname: ' wierch' })).data.guestOrder).toEqual({ number, token })
})

test.each([
  [{ number: '000000009' }],
  [{ email: 'other@example.com' }],
  [{ lastname: 'Nowak' }],
  [{ lastname: '' }],
])('%j finds nothing', async (change) => {
  const { number } = await buy(shop)
  expect((await find({ number, email: 'agata@example.com', lastname: 'Wierch', ...change })).errors).toMatchObject(notFound)
})

test('a guest finds the order by its token, and not by another one', async () => {
  const { number, token } = await buy(shop)
  expect((await open(token)).data.guestOrderByToken).toEqual({ number, email: 'agata@example.com' })
  for (const wrong of ['', 'nope', number, token.toLowerCase() + 'x']) expect((await open(wrong)).errors).toMatchObject(notFound)
})

test('another store view does not find the order', async () => {
  const { number, token } = await buy(shop, { store: 'pl' })
  expect((await open(token)).errors).toMatchObject(notFound)
  expect((await find({ number, email: 'agata@example.com', lastname: 'Wierch' })).errors).toMatchObject(notFound)
  expect((await open(token, 'pl')).errors).toBeUndefined()
})

test("a customer's order requires signing in", async () => {
  const anna = addCustomer(shop.backend.database)
  const { number, token } = await buy(shop, { customer: anna })
  for (const client of [shop, as(anna, shop), as(addCustomer(shop.backend.database, 'jan@example.com'), shop)]) {
    expect((await open(token, undefined, client)).errors).toMatchObject(signIn)
    expect((await find({ number, email: anna.email, lastname: 'Wierch' }, undefined, client)).errors).toMatchObject(signIn)
  }
})

test('an account adopts the guest orders of its e-mail address once the address is confirmed', async () => {
  const { database } = shop.backend
  const { token } = await buy(shop, { email: 'Anna@example.com' })
  const foreign = await buy(shop)
  const anna = addCustomer(database)
  const adopt = async () => {
    adoptGuestOrders(database, anna.id)
    return (await open(token)).errors
  }
  expect(await adopt()).toBeUndefined()
  changeSetting(database, 'customer/create_account/confirm', true)
  database.exec("UPDATE customer SET confirmation_key_hash = 'x'")
  expect(await adopt()).toBeUndefined()
  database.exec('UPDATE customer SET confirmation_key_hash = NULL')
  expect(await adopt()).toMatchObject(signIn)
  expect((await open(foreign.token)).errors).toBeUndefined()
})

test('confirming the address with the mailed key adopts them', async () => {
  changeSetting(shop.backend.database, 'customer/create_account/confirm', true)
  const { token } = await buy(shop, { email: 'ola@example.com' })
  const input = { email: 'ola@example.com', firstname: 'Ola', lastname: 'Nowak', password: 'Tatry2026!' }
  await shop.ask('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', { input })
  expect((await open(token)).errors).toBeUndefined()
  const key = /key=(\S+)/.exec(mailsOf(shop).at(-1)!.text)![1]
  const confirm = `mutation { confirmEmail(input: { email: "${input.email}", confirmation_key: "${key}" }) { customer { email } } }`
  expect((await shop.ask(confirm)).errors).toBeUndefined()
  expect((await open(token)).errors).toMatchObject(signIn)
})
