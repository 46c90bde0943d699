import { type Backend, createBackend } from '../../create-backend.ts'
import { PUBLIC_URL } from '../../ask.fixture.ts'
import type { Release } from '../../magento/release.ts'
import { addProducts } from '../cart/products.fixture.ts'
import { addProductKinds } from './product-kinds.fixture.ts'

/** A shop of a dozen products of every kind, with an adjustable clock. */
export function openSmallShop(now = () => new Date('2026-11-21T12:00:00Z'), release?: Release): Backend {
  const backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, now, release })
  addProducts(backend.database)
  addProductKinds(backend.database)
  return backend
}
