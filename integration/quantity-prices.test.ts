import { expect, test } from 'vitest'
import { answerOf } from '../backend/src/ask.fixture.ts'
import { RELEASES } from '../backend/src/magento/release.ts'
import { addProductKinds, MUG } from '../backend/src/modules/catalog/product-kinds.fixture.ts'
import { productChoice } from '../storefront/src/features/product-kinds/read-product.ts'
import { QuickBuyOperation } from '../storefront/src/graphql/generated/more-products.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

test.each(RELEASES)('[PDP-13] the table shows the price of one piece that the cart takes, on Magento %s', async (release) => {
  const backend = open({ release })
  addProductKinds(backend.database)
  backend.database.exec(`INSERT INTO tier_price (product_id, customer_group_id, quantity, percent) VALUES (${MUG.id}, 32000, 12, 40)`)
  const { products } = await answerOf(backend, QuickBuyOperation.query, { sku: 'mug' })
  expect(productChoice(products.items[0], 'en').tierPrices).toEqual({ single: 60, tiers: [{ quantity: 3, now: 50 }, { quantity: 12, now: 36 }] })
})
