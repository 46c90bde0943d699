import { afterEach, expect, test, vi } from 'vitest'
import type { OrderItemFragment } from '../../graphql/generated/types.ts'
import { loadTodaysProducts } from './ordered-products.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const priced = (value: number) => ({ minimum_price: { final_price: { value } } })
const variant = (sku: string, url: string | null) => ({ product: { uid: sku, sku, small_image: url && { url }, price_range: priced(2) } })
const flask = {
  uid: '1', sku: 'F', url_key: 'flask', small_image: { url: '/flask' }, price_range: priced(1),
  variants: [variant('F-R', '/red'), variant('F-R-L', '/large'), variant('F-B', null), null],
}

function answer(items: unknown[]): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async () => Response.json({ data: { products: { items } } }))
}

test.each([
  ['F-R', 'flask', '/red', 2],
  ['F-R-L-engraving', 'flask', '/large', 2],
  ['F-B', 'flask', '/flask', 2],
  ['F-X', 'flask', '/flask', 1],
  ['F-R', 'gone', undefined, undefined],
  ['F-R', null, undefined, undefined],
])('[ACC-05] SKU %s of product %s shows the picture %s', async (product_sku, product_url_key, picture, price) => {
  answer([flask, null])
  const item = { id: 'a', product_sku, product_url_key } as OrderItemFragment
  const found = (await loadTodaysProducts([item])).get('a')
  expect([found?.picture, found?.price]).toEqual([picture, price])
})
