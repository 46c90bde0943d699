import { expect, test, vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { RELEASES } from '../backend/src/magento/release.ts'
import { PUBLIC_URL } from '../backend/src/ask.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

vi.mock('server-only', () => ({}))
vi.mock('next/headers.js', () => ({ draftMode: async () => ({ isEnabled: false }) }))
vi.mock('next/cache.js', () => ({ unstable_cache: (read: unknown) => read }))

const open = openFreshShops()
type Locale = 'en' | 'pl'

function openWithRewrites(release: (typeof RELEASES)[number]): Backend {
  const backend = open({ release })
  backend.database.exec(`
    INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (1, 'tee', 'PRODUCT', 1), (2, 'tee', 'PRODUCT', 1);
    INSERT INTO url_rewrite (store_id, request_path, entity_type, redirect_code, target_path) VALUES
      (1, 'product_info.php', 'CATEGORY', 301, 'tee'), (1, 'shop/catalog.pdf', 'CATEGORY', 302, 'tee'), (2, 'stara.aspx', 'CATEGORY', 301, 'tee');
    INSERT INTO cms_page (id, identifier, title) VALUES (90, 'terms.php', 'Terms');
    INSERT INTO cms_page_store VALUES (90, 0);
    INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (1, 'terms.php', 'CMS_PAGE', 90)`)
  vi.stubGlobal('knownStoreConfigs', undefined)
  vi.stubGlobal('unsupportedOperations', undefined)
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => backend.fetch(new Request(address, init)))
  return backend
}

async function addressOf(path: string, locale: Locale = 'en'): Promise<unknown> {
  // The compiler does not follow this path: it checks the code of pages with settings of their own.
  const file = '../storefront/src/features/pages/page-address.ts'
  const { pageAddress } = (await import(file)) as { pageAddress: (path: string, query: string, locale: Locale) => Promise<unknown> }
  return pageAddress(path, '', locale)
}

test.each(RELEASES)('on %s, a merchant’s redirect leads on from any address, in its store view', async (release) => {
  openWithRewrites(release)
  expect(await addressOf('product_info.php')).toEqual({ status: 308, location: '/tee' })
  expect(await addressOf('shop/catalog.pdf')).toEqual({ status: 307, location: '/tee' })
  expect(await addressOf('stara.aspx', 'pl')).toEqual({ status: 308, location: '/pl/tee' })
  expect(await addressOf('stara.aspx')).toBeUndefined()
  expect(await addressOf('product_info.php', 'pl')).toBeUndefined()
})

test('a CMS page whose address ends like a script is a page, and its other spelling stays in the shop', async () => {
  openWithRewrites('2.4.6')
  expect(await addressOf('terms.php')).toEqual({ query: '' })
  expect(await addressOf('TERMS.php')).toEqual({ status: 308, location: '/terms.php' })
})

test.each(RELEASES)('on %s, the address with a product’s id leads to the product, and one without a product to nothing', async (release) => {
  openWithRewrites(release)
  expect(await addressOf('catalog/product/view/id/1')).toEqual({ status: 308, location: '/tee' })
  expect(await addressOf('catalog/product/view/id/1', 'pl')).toEqual({ status: 308, location: '/pl/tee' })
  expect(await addressOf('catalog/product/view/id/999')).toBeUndefined()
})

const LINKS = ['newsletter/subscriber/confirm/id/1/code/abc', 'newsletter/subscriber/unsubscribe/id/1/code/abc', 'downloadable/download/link/id/MC4x,', 'downloadable/download/linkSample/link_id/2']

test.each(LINKS)('Magento’s link %s leads to Magento’s own host with all that it has', async (path) => {
  openWithRewrites('2.4.6')
  const written = path.replace(',', '%2C')
  expect(await addressOf(path)).toEqual({ status: 302, location: `${PUBLIC_URL}/${written}/?___store=en` })
  expect(await addressOf(path, 'pl')).toEqual({ status: 302, location: `${PUBLIC_URL}/${written}/?___store=pl` })
})

test('a link without its code, or of another action, is not found', async () => {
  openWithRewrites('2.4.6')
  for (const path of ['newsletter/subscriber/confirm', 'newsletter/subscriber/new', 'downloadable/download', 'productalert/unsubscribe/stock']) expect(await addressOf(path)).toBeUndefined()
})

test.each(['http', 'https'])('if the backend’s base URL is the shop’s, with %s, no link leads in a circle', async (scheme) => {
  const backend = openWithRewrites('2.4.6')
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await backend.fetch(new Request(address, init))
    return new Response((await answer.text()).replaceAll(`"secure_base_url":"${PUBLIC_URL}/"`, `"secure_base_url":"${scheme}://localhost:3000/"`), { headers: { 'content-type': 'application/json' } })
  })
  expect(await addressOf(LINKS[0]!)).toBeUndefined()
})
