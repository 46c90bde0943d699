import { afterEach, expect, test, vi } from 'vitest'
import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { getLowestPrices } from './lowest-prices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const amount = (value: number) => ({ value, currency: 'PLN' })
const priced = (uid: string, now: number, regular = now) => ({ uid, url_key: uid, price_range: { minimum_price: { final_price: amount(now), regular_price: amount(regular) } } })
const attributed = (uid: string, value: string) =>
  ({ uid, custom_attributesV2: { items: [{ __typename: 'AttributeValue', code: 'lowest_price_30_days', value }] } })

const product = (rest: object) =>
  ({ __typename: 'SimpleProduct', ...priced('own', 100), sku: 'own', related_products: [], upsell_products: [], ...rest }) as unknown as ProductPageFragment

/** @returns the names of the operations that are sent from now on */
function answerWith(item: object | undefined): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const name = init.body ? JSON.parse(String(init.body)).operationName : new URL(address).searchParams.get('operationName')
    sent.push(name)
    if (name === 'AttributeLabels') return Response.json({ data: { attributesList: { items: [] } } })
    return item ? Response.json({ data: { products: { items: [item] } } }) : new Response('', { status: 503 })
  })
  return sent
}

test('[PDP-12] reduced related products, variants and parts have their own lowest prices', async () => {
  const [related, variant, part] = [priced('related', 80, 99), priced('variant', 90, 120), priced('part', 50, 60)]
  const page = product({ related_products: [related], variants: [{ product: variant }], items: [{ product: part }] })
  answerWith({
    uid: 'own', related_products: [attributed('related', '85')], upsell_products: null,
    variants: [{ product: attributed('variant', '95') }], items: [null, { product: attributed('part', '55') }],
  })
  const lowestOf = await getLowestPrices(page, 'en')
  expect([related, variant, part].map((other) => lowestOf(other as never)?.replace(/\s/, ' '))).toEqual(['PLN 85.00', 'PLN 95.00', 'PLN 55.00'])
})

test('[PDP-12] a product keeps the lowest price of its own page', async () => {
  answerWith(undefined)
  const own = { ...attributed('own', '90'), ...priced('own', 80, 100) }
  expect((await getLowestPrices(product(own), 'en'))(own as never)?.replace(/\s/, ' ')).toBe('PLN 90.00')
})

test('a page without a reduced product beside its own sends no request', async () => {
  const sent = answerWith({ uid: 'own' })
  await getLowestPrices(product({ related_products: [priced('related', 80)], price_range: priced('own', 80, 99).price_range }), 'en')
  expect(sent).toEqual([])
})
