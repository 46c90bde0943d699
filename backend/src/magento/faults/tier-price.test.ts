import { afterEach, expect, test } from 'vitest'
import { openShopOfAllKinds, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { RELEASES } from '../release.ts'

let shop: TestShop
afterEach(() => shop.close())

test.each(RELEASES)('%s returns the price of a tier of three, and its discount for one piece', async (release) => {
  shop = openShopOfAllKinds(undefined, release)
  const { data } = await shop.ask('{ products(filter: { sku: { eq: "mug" } }) { items { price_tiers { quantity final_price { value } discount { amount_off } } } } }')
  const value = release === '2.4.6' ? 50 : 150
  expect(data.products.items[0].price_tiers).toEqual([{ quantity: 3, final_price: { value }, discount: { amount_off: 10 } }])
})
