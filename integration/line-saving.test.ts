import { expect, test } from 'vitest'
import { RELEASES } from '../backend/src/magento/release.ts'
import { addProductKinds, KIT } from '../backend/src/modules/catalog/product-kinds.fixture.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

test.each(RELEASES)('[CART-18] lines of reduced products save the same with a coupon, on Magento %s', async (release) => {
  const backend = open({ release })
  addProductKinds(backend.database)
  backend.database.exec(`UPDATE product SET special_price = 80 WHERE id = ${KIT.id}; INSERT INTO reindex SELECT id FROM product`)
  connect(backend)
  enter({ cookies: new Map() }, 'en')
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { applyCoupon } = await import('../storefront/src/features/cart/cart-actions.ts')
  const { lineSaving } = await import('../storefront/src/features/cart/line-saving.ts')
  const rope = btoa(`bundle/${KIT.baseOption}/${KIT.rope}/2`)
  const { cart } = await addToCart([
    { sku: 'beanie', quantity: 1, selectedOptions: [] }, { sku: 'tee', quantity: 1, selectedOptions: [] }, { sku: 'kit', quantity: 1, selectedOptions: [rope] },
  ])
  const savings = (lines: typeof cart) => lines?.items?.map((line) => line && lineSaving(line, false))
  const expected = [{ regular: 99.99, saved: 20 }, undefined, { regular: 60, saved: 12 }]
  expect(savings(cart)).toEqual(expected)
  expect(savings(await applyCoupon('WIATR10'))).toEqual(expected)
})
