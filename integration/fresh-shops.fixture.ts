import { afterEach, beforeEach, vi } from 'vitest'
import { PUBLIC_URL } from '../backend/src/ask.fixture.ts'
import { type Backend, createBackend } from '../backend/src/create-backend.ts'
import type { Release } from '../backend/src/magento/release.ts'
import { addProducts } from '../backend/src/modules/cart/products.fixture.ts'
import type { Translated } from '../backend/src/refusals/phrases.ts'
import { seedSales } from '../backend/src/sample-shop/sales.ts'

interface ShopOptions {
  readonly release: Release
  readonly translated?: Translated
}

/**
 * A small shop for each test, and storefront code without state of the previous test.
 * @returns a function that opens the shop, which is closed after the test
 */
export function openFreshShops(): (options: ShopOptions) => Backend {
  let backend: Backend | undefined
  beforeEach(() => {
    vi.resetModules()
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
  })
  afterEach(async () => {
    await backend?.close()
    backend = undefined
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return (options) => {
    backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, passwordCost: 1, ...options })
    addProducts(backend.database)
    seedSales(backend.database)
    return backend
  }
}
