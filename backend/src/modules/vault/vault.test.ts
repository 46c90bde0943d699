import { afterEach, beforeEach, expect, test } from 'vitest'
import { as, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'

let shop: TestShop
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const LIST = '{ customerPaymentTokens { items { public_hash } } }'
const DELETE = 'mutation { deletePaymentToken(public_hash: "abc") { result customerPaymentTokens { items { public_hash } } } }'

test('a customer has no stored payments', async () => {
  const anna = as(addCustomer(shop.backend.database), shop)
  expect(await anna.ask(LIST)).toEqual({ data: { customerPaymentTokens: { items: [] } } })
  expect((await anna.ask(DELETE)).errors).toMatchObject([
    { message: 'Could not find a token using public hash: abc', extensions: { category: 'graphql-no-such-entity' } },
  ])
})

test('a guest has no vault', async () => {
  for (const document of [LIST, DELETE]) {
    expect((await shop.ask(document)).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ])
  }
})
