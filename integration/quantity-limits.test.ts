import { describe, expect, test, vi } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { RELEASES } from '../backend/src/magento/release.ts'
import type { QuantityRules } from '../storefront/src/lib/quantity.ts'
import { render } from './components/rendered.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

vi.mock('server-only', () => ({}))
vi.mock('next/cache.js', () => ({ unstable_cache: (read: unknown) => read }))

const open = openFreshShops()

type Limits = ReadonlyMap<string, QuantityRules>

/** The limits of a product's page, read as the page server does. */
async function limitsOf(backend: Backend, sku: string): Promise<Limits> {
  vi.stubGlobal('unsupportedOperations', undefined)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => backend.fetch(new Request(address, init)))
  // The compiler does not follow this path: it checks the code of pages with settings of their own.
  const path = '../storefront/src/features/product/quantity-limits.ts'
  const { getQuantityLimits } = (await import(path)) as Reading
  return getQuantityLimits({ sku, uid: 'MQ==' }, 'en')
}

interface Reading {
  readonly getQuantityLimits: (product: object, locale: 'en') => Promise<Limits>
  readonly withLimits: (choice: object, limits: Limits) => { readonly limits?: QuantityRules; readonly parts: readonly object[] }
}

describe.each(RELEASES)('[PDP-05] on Magento %s', (release) => {
  const isKnown = release >= '2.4.8'

  test('the least and the most that is sold are known where the release has fields for them', async () => {
    const backend = open({ release })
    expect([...(await limitsOf(backend, 'rope'))]).toEqual(isKnown ? [['rope', { min: 2, max: 50 }]] : [])
    expect([...(await limitsOf(backend, 'tee'))], 'Magento’s defaults').toEqual(isKnown ? [['tee', {}]] : [])
    expect(vi.mocked(console.error).mock.calls).toEqual([])
  })

  test('those of a configurable product reach every variant’s', async () => {
    const backend = open({ release })
    backend.database.exec("UPDATE stock SET min_sale_qty = 2, max_sale_qty = 6 WHERE product_id = 4; UPDATE stock SET min_sale_qty = 3, max_sale_qty = 9 WHERE product_id = 5")
    expect([...(await limitsOf(backend, 'shell'))]).toEqual(isKnown ? [['shell', { min: 2, max: 9 }]] : [])
  })
})

const ROPE = {
  uid: 'p', sku: 'rope', name: 'Rope', isForSale: true, isShipped: true, isInStock: true, currency: 'PLN', price: 'PLN 30.00', options: [], variants: [], pictures: [], ownPictures: 0,
}

test.each([
  [undefined, '1', [true, false]],
  [{ min: 2, max: 50 }, '2', [true, false]],
  [{ min: 2, max: 2 }, '2', [true, true]],
])('[PDP-05] with the limits %j the quantity begins at %s', async (limits, value, areDisabled) => {
  const html = await render('product-kinds/buy-box.tsx', 'BuyBox', { product: { ...ROPE, ...(limits && { limits }) }, delivery: undefined, choice: {}, onChoose: () => {}, Actions: () => null })
  expect(/<input type="text"[^>]* value="([^"]*)"/.exec(html)?.[1]).toBe(value)
  expect([...html.matchAll(/aria-disabled="(true|false)"/g)].map(([, isDisabled]) => isDisabled === 'true')).toEqual(areDisabled)
})

test('[PDP-05] the parts of a set have limits of their own', async () => {
  const part = { name: 'Rope', urlKey: 'rope', isInStock: true, cost: { now: 30, regular: 30 }, quantity: 2 }
  const parts = [{ ...part, sku: 'rope', limits: { max: 2 } }, { ...part, sku: 'tee', urlKey: undefined }]
  const html = await render('product-kinds/grouped-buy-box.tsx', 'GroupedBuyBox', { product: ROPE, parts, delivery: undefined, Actions: () => null })
  expect([...html.matchAll(/aria-disabled="(true|false)"/g)].map(([, isDisabled]) => isDisabled)).toEqual(['false', 'true', 'false', 'false'])
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href), 'the second one has no page').toContain('/rope')
  expect(html.match(/href="\//g)).toHaveLength(1)
})

test('[PDP-05] the suggested quantity of a part is one that is sold', async () => {
  const path = '../storefront/src/features/product/quantity-limits.ts'
  const { withLimits } = (await import(path)) as Reading
  const parts = [{ sku: 'rope', quantity: 1 }, { sku: 'tee', quantity: 1 }, { sku: 'cord', quantity: 0 }]
  const limits = new Map([['set', {}], ['rope', { min: 2, max: 50 }], ['cord', { min: 5 }]])
  expect(withLimits({ sku: 'set', parts }, limits)).toEqual({
    sku: 'set', parts: [{ sku: 'rope', quantity: 2, limits: { min: 2, max: 50 } }, { sku: 'tee', quantity: 1 }, { sku: 'cord', quantity: 0, limits: { min: 5 } }],
  })
})
