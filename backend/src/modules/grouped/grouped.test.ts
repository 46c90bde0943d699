import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { openSmallShop } from '../catalog/small-shop.fixture.ts'

let shop: Backend
beforeEach(() => (shop = openSmallShop()))
afterEach(() => shop.close())

const GROUPED = `{ products(filter: { sku: { eq: "set" } }) { items {
  __typename ... on GroupedProduct { items { position qty product { sku name stock_status } } }
} } }`

const set = async () => (await answerOf(shop, GROUPED)).products.items[0]

test('a grouped product lists its products in order, with their default quantities', async () => {
  expect(await set()).toEqual({
    __typename: 'GroupedProduct',
    items: [
      { position: 0, qty: 1, product: { sku: 'tee', name: 'Rusinowa Merino Tee', stock_status: 'IN_STOCK' } },
      { position: 1, qty: 0, product: { sku: 'beanie', name: 'Zawrat Beanie', stock_status: 'IN_STOCK' } },
    ],
  })
})

test('includes hidden and sold-out products and leaves out disabled ones', async () => {
  shop.database.exec(`
    UPDATE product SET visibility = 1 WHERE sku = 'beanie'; UPDATE stock SET quantity = 0 WHERE product_id = 2;
    UPDATE product SET is_enabled = 0 WHERE sku = 'tee';
    INSERT INTO grouped_product VALUES (22, 7, 2, 2); INSERT INTO reindex VALUES (22)`)
  expect((await set()).items).toMatchObject([{ product: { sku: 'beanie', stock_status: 'OUT_OF_STOCK' } }, { qty: 2, product: { sku: 'rope' } }])
})
