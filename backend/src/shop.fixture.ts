import { PUBLIC_URL } from './ask.fixture.ts'
import { type Backend, createBackend } from './create-backend.ts'
import { seedSampleShop } from './sample-shop/seed.ts'
import { DEFAULT_LIMITS, type Limits } from './transport/limits.ts'

let seeded: Uint8Array | undefined

/** The sample shop in memory, created once for all tests of a file. */
export function openShop(limits: Partial<Limits> = {}): Backend {
  const backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, passwordCost: 1, limits: { ...DEFAULT_LIMITS, ...limits } })
  if (seeded) {
    backend.database.deserialize(seeded)
  } else {
    seedSampleShop(backend.database)
    seeded = backend.database.serialize()
  }
  return backend
}
