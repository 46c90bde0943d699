import { afterEach, expect, test, vi } from 'vitest'
import { loadViewed } from './load-viewed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps the order of viewing and leaves out products that are gone or have no page', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const items = [{ sku: 'cap', url_key: 'cap' }, null, { sku: 'mat', url_key: null }, { sku: 'tee', url_key: 'tee' }]
  vi.stubGlobal('fetch', async () => Response.json({ data: { products: { items } } }))
  const viewed = await loadViewed(['tee', 'gone', 'mat', 'cap'], false)
  expect(viewed.map(({ sku }) => sku)).toEqual(['tee', 'cap'])
})
