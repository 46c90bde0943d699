import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: async () => true }))
vi.stubEnv('NEXT_PUBLIC_ROOT_CATEGORY_UID', 'NDI=')

const backend = fakeBackend()

test('[ENV-03] the sitemap lists the products of the configured root category', async () => {
  const { countProductParts } = await import('./sitemap-products.ts')
  backend.answer = () => Response.json({ data: { products: { total_count: 501, items: [] } } })
  expect(await countProductParts('en')).toBe(2)
  expect(backend.calls.map(({ body }) => body)).toMatchObject([{ operationName: 'SitemapProducts', variables: { categoryUid: 'NDI=' } }])
})

test('the sitemap has no part that the search engine would not return', async () => {
  const { countProductParts, getSitemapProducts } = await import('./sitemap-products.ts')
  backend.answer = () => Response.json({ data: { products: { total_count: 24_000, items: [] } } })
  expect(await countProductParts('en')).toBe(20)
  expect(await getSitemapProducts('en', 21)).toBeUndefined()
})
