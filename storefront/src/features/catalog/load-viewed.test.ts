import { afterEach, expect, test, vi } from 'vitest'
import { loadViewed } from './load-viewed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was viewed comes the newest first, whatever order the shop has, without what is gone or has no page', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const items = [{ sku: 'cap', url_key: 'cap' }, null, { sku: 'mat', url_key: null }, { sku: 'tee', url_key: 'tee' }]
  vi.stubGlobal('fetch', async () => Response.json({ data: { products: { items } } }))
  const viewed = await loadViewed(['tee', 'gone', 'mat', 'cap'])
  expect(viewed.map(({ sku }) => sku)).toEqual(['tee', 'cap'])
})
