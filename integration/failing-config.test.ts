import { expect, test, vi } from 'vitest'
import { openFreshShops } from './fresh-shops.fixture.ts'

vi.mock('server-only', () => ({}))
vi.mock('next/cache.js', () => ({ unstable_cache: (read: unknown) => read }))

const open = openFreshShops()

test('while the backend fails at its store configuration alone, pages that are in no cache are found as before', async () => {
  const backend = open({ release: '2.4.7' })
  backend.database.exec("INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (1, 'tee', 'PRODUCT', 1), (1, 'beanie', 'PRODUCT', 2)")
  let isFailing = false
  vi.stubGlobal('knownStoreConfigs', undefined)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    isFailing && (init.body as string).includes('"StoreConfig"') ? new Response('Bad gateway', { status: 502 }) : backend.fetch(new Request(address, init)))
  // The compiler does not follow this path: it checks the code of pages with settings of their own.
  const path = '../storefront/src/features/url/resolve-path.ts'
  const { resolvePath } = (await import(path)) as { resolvePath: (address: string, locale: 'en') => Promise<unknown> }
  expect(await resolvePath('tee', 'en')).toMatchObject({ kind: 'product', product: { sku: 'tee' } })
  isFailing = true
  expect(await resolvePath('beanie', 'en')).toMatchObject({ kind: 'product', product: { sku: 'beanie' } })
})
