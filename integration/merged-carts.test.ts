import { expect, test } from 'vitest'
import { ask } from '../backend/src/ask.fixture.ts'
import type { Release } from '../backend/src/magento/release.ts'
import { addCustomer, bearer } from '../backend/src/modules/customer/customer.fixture.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

/** A guest adds a beanie, of which one is in stock, and logs in to an account whose cart contains another. */
async function logInWith(release: Release, { backorders }: { backorders: boolean }) {
  const backend = open({ release })
  changeSetting(backend.database, 'cataloginventory/item_options/backorders', backorders)
  const customer = addCustomer(backend.database, 'agata@example.com')
  const as = (query: string, variables = {}) => ask(backend, query, variables, bearer(customer))
  const { id } = (await as('{ customerCart { id } }')).data.customerCart
  await as('mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "beanie", quantity: 1 }]) { cart { id } } }', { id })

  const cookies = new Map<string, string>()
  connect(backend)
  enter({ cookies }, 'en')
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { onCartLost } = await import('../storefront/src/features/cart/cart-lost.ts')
  const { mergeCarts } = await import('../storefront/src/features/cart/merge-carts.ts')
  const choices = ['beanie', 'tee'].map((sku) => ({ sku, quantity: 1, selectedOptions: [] }))
  await addToCart(choices)
  for (const name of ['magento_customerToken', 'magento_customerSession']) cookies.set(name, customer.token)
  const reported: unknown[] = []
  const stop = onCartLost((loss, differences) => reported.push([loss, differences]))
  await mergeCarts()
  stop()
  return { reported, isOwn: cookies.get('magento_cartId') === id }
}

const left = [['mergedOtherwise', [{ name: 'Zawrat Beanie', count: 1, expected: 2 }]]]

test.each<[Release, boolean, unknown[]]>([
  ['2.4.6', false, left],
  ['2.4.9', false, left],
  ['2.4.6', true, left],
  ['2.4.8', true, left],
  ['2.4.9', true, []],
])('[AUTH-01] a product that the merge by Magento %s omits is reported by its name (back-orders: %s)', async (release, backorders, reported) => {
  expect(await logInWith(release, { backorders })).toEqual({ reported, isOwn: true })
})
