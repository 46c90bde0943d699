import { expect, test, vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const page = vi.hoisted(() => ({ reads: new Map<unknown, Map<string, unknown>>() }))

vi.mock('server-only', () => ({}))
vi.mock('next/cache.js', () => ({ unstable_cache: (read: unknown) => read }))
// As React's server does: a page has each of its reads once.
vi.mock('react', async (importActual) => ({
  ...(await importActual<object>()),
  cache: (read: (...args: unknown[]) => unknown) => (...args: unknown[]) => {
    const results = page.reads.get(read) ?? new Map<string, unknown>()
    page.reads.set(read, results)
    const key = JSON.stringify(args)
    if (!results.has(key)) results.set(key, read(...args))
    return results.get(key)
  },
}))

const open = openFreshShops()

interface Sent {
  readonly operation: string
  readonly store: string | null
  readonly isRefused: boolean
}

/** Connects the page server's reads with the backend, without Next's cache of answers. @returns what was sent, in order */
function connectPages(backend: Backend): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('unsupportedOperations', undefined)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(address, init)
    const { operationName } = (await request.clone().json()) as { operationName: string }
    const response = await backend.fetch(request)
    const { data } = (await response.clone().json()) as { data?: unknown }
    sent.push({ operation: operationName, store: request.headers.get('store'), isRefused: !data })
    return response
  })
  return sent
}

/** The compiler does not follow this path: it checks the code of pages with settings of their own. */
const feature = (file: string): Promise<Record<string, (...args: unknown[]) => Promise<unknown>>> => import(`../storefront/src/features/${file}`)

/** Reads what a page reads that is in no cache: its layout's services and settings, a product by its address, and a listing. */
async function missPage(locale: 'en' | 'pl'): Promise<void> {
  const { getMissingServices } = await feature('store/optional-services.ts')
  const { getAddressSettings } = await feature('address/get-address-settings.ts')
  const { getStoreCountry } = await feature('address/store-country.ts')
  const { resolvePath } = await feature('url/resolve-path.ts')
  const { getListing } = await feature('product-card/get-listing.ts')
  page.reads.clear()
  await getMissingServices!(locale)
  await getAddressSettings!(locale)
  await getStoreCountry!(locale)
  expect(await resolvePath!('tee', locale)).toMatchObject({ kind: 'product' })
  await getListing!({ locale })
}

test.each([
  ['2.4.6', ['AttributeLabels', 'FindsOrdersByLastName', 'OpenForms', 'RegionCountries', 'StoreCountry'], 'ResolvePath'],
  ['2.4.7', ['FindsOrdersByLastName'], 'ResolvePathWithAttributes'],
  ['2.4.8', [], 'ResolvePathWithAttributes'],
] as const)('on Magento %s, pages send what it refuses once for each store view, and listings request no attributes that they do not show', async (release, refused, ofProduct) => {
  const backend = open({ release })
  backend.database.exec(`INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (1, 'tee', 'PRODUCT', 1), (2, 'tee', 'PRODUCT', 1)`)
  const sent = connectPages(backend)
  for (const locale of ['en', 'pl', 'en', 'pl'] as const) await missPage(locale)
  for (const store of ['en', 'pl']) {
    const refusals = sent.filter((call) => call.isRefused && call.store === store)
    expect(refusals.map(({ operation }) => operation).toSorted()).toEqual(refused)
  }
  const ofCatalogue = sent.flatMap(({ operation }) => (/^(Listing|ResolvePath)/.test(operation) ? [operation] : []))
  expect(ofCatalogue).toEqual(Array.from({ length: 4 }, () => [ofProduct, 'Listing']).flat())
})
