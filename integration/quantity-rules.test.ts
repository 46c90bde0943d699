import { expect, test, vi } from 'vitest'
import { RELEASES } from '../backend/src/magento/release.ts'
import { fakeStorage } from '../storefront/src/lib/fake-storage.fixture.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

async function visit(release: (typeof RELEASES)[number], rules: string) {
  const backend = open({ release })
  backend.database.exec(`UPDATE stock SET quantity = 100, ${rules} WHERE product_id = 1`)
  connect(backend)
  enter({ cookies: new Map() }, 'en')
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { rulesOf } = await import('../storefront/src/features/cart/quantity-rules.ts')
  const { fitQuantity } = await import('../storefront/src/lib/quantity.ts')
  const add = (...quantities: [sku: string, quantity: number][]) => addToCart(quantities.map(([sku, quantity]) => ({ sku, quantity, selectedOptions: [] })))
  return { add, rulesOf, fitQuantity }
}

test.each(RELEASES)('[PDP-05] a refused quantity becomes one that is sold, on Magento %s', async (release) => {
  const { add, rulesOf, fitQuantity } = await visit(release, 'min_sale_qty = 8, qty_increments = 6')
  let quantity = 1
  const reasons: unknown[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { isAdded, problems } = await add(['tee', quantity])
    reasons.push(isAdded ? quantity : problems[0]?.reason)
    quantity = fitQuantity(quantity, rulesOf('tee'))
  }
  expect(reasons).toEqual(['fewest', 'steps', 12])
})

test.each(RELEASES)('[PDP-05] of several products, the refused one is remembered, on Magento %s', async (release) => {
  const { add, rulesOf } = await visit(release, 'qty_increments = 6')
  expect(await add(['tee', 1], ['rope', 6])).toMatchObject({ problems: [{ reason: 'steps', count: 6 }] })
  expect([rulesOf('tee'), rulesOf('rope')]).toEqual([{ step: 6 }, {}])
})

test('[PDP-05] what a refusal has shown is known after a reload, so that the first try is right', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const { add } = await visit('2.4.8', 'min_sale_qty = 8, qty_increments = 6')
  await add(['tee', 1])
  await add(['tee', 8])
  vi.resetModules()
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { rulesOf } = await import('../storefront/src/features/cart/quantity-rules.ts')
  const { fitQuantity } = await import('../storefront/src/lib/quantity.ts')
  expect(rulesOf('tee')).toEqual({ min: 8, step: 6 })
  expect(await addToCart([{ sku: 'tee', quantity: fitQuantity(1, rulesOf('tee')), selectedOptions: [] }])).toMatchObject({ isAdded: true })
})

test.each(RELEASES)('[PDP-05] half a piece is refused in words, and whole ones are remembered, on Magento %s', async (release) => {
  const { add, rulesOf } = await visit(release, 'qty_increments = 1')
  expect(await add(['tee', 0.5])).toMatchObject({ isAdded: false, problems: [{ reason: 'fewest', count: 1 }] })
  expect(await add(['tee', 1.5])).toMatchObject({ isAdded: false, problems: [{ reason: 'whole' }] })
  expect(rulesOf('tee')).toEqual({ min: 1, step: 1 })
})
