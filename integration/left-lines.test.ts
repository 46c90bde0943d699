import { expect, test, vi } from 'vitest'
import { RELEASES } from '../backend/src/magento/release.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

async function visit(release: (typeof RELEASES)[number]) {
  const backend = open({ release })
  connect(backend)
  enter({ cookies: new Map() }, 'en')
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { removeItem } = await import('../storefront/src/features/cart/cart-actions.ts')
  const { readCartId } = await import('../storefront/src/features/cart/cart-id.ts')
  const { onCartLost } = await import('../storefront/src/features/cart/cart-lost.ts')
  const { getCart } = await import('../storefront/src/features/cart/get-cart.ts')
  const losses: unknown[] = []
  onCartLost((loss, lines) => losses.push([loss, lines?.map(({ name }) => name)]))
  const disable = (sku: string) => backend.database.prepare('UPDATE product SET is_enabled = 0 WHERE sku = ?').run(sku)
  const add = (...skus: string[]) => addToCart(skus.map((sku) => ({ sku, quantity: 1, selectedOptions: [] })))
  return { add, removeItem, disable, losses, read: () => getCart(readCartId() ?? '') }
}

test.each(RELEASES)('[CART-19] a line that the shop removed is named once, on Magento %s', async (release) => {
  const { add, disable, losses, read } = await visit(release)
  const { cart } = await add('tee', 'beanie')
  const name = cart?.items?.[1]?.product.name
  disable('beanie')
  await read()
  expect(losses).toEqual([['left', [name]]])
  await read()
  expect(losses).toHaveLength(1)
})

test('[CART-19] a line that another change of the cart shows to be gone is named as well', async () => {
  const { add, disable, losses } = await visit('2.4.7')
  await add('beanie')
  disable('beanie')
  await add('tee')
  expect(losses).toContainEqual(['left', [expect.any(String)]])
})

test('[CART-19] a line that the shopper removes is not named', async () => {
  const { add, removeItem, losses, read } = await visit('2.4.7')
  const { cart } = await add('tee', 'beanie')
  await removeItem(cart?.items?.[0]?.uid ?? '')
  await read()
  expect(losses).toEqual([])
})
