import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../ask.fixture.ts'
import type { Backend } from '../create-backend.ts'
import { openShop } from '../shop.fixture.ts'
import { PRODUCTS } from './catalog/seed-products.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const PRICE = 'price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }'

interface Priced {
  readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } }
}

interface BundleSet extends Priced {
  readonly sku: string
  readonly items: ReadonlyArray<{ readonly required: boolean; readonly options: readonly BundlePart[] }>
}

interface BundlePart {
  readonly quantity: number
  readonly is_default: boolean
  readonly price: number
  readonly product: Priced & { readonly stock_status: string }
}

const priceOf = ({ price_range: { minimum_price } }: Priced) => minimum_price.final_price.value

test('every price is a whole number of zlotys', () => {
  const sql = 'SELECT price FROM product UNION ALL SELECT special_price FROM product UNION ALL SELECT price FROM tier_price UNION ALL SELECT price FROM bundle_selection'
  const prices = shop.database.prepare(`SELECT price FROM (${sql}) WHERE price IS NOT NULL`).all().map(({ price }) => Number(price))
  expect(prices.length).toBeGreaterThan(3000)
  expect(prices.filter((price) => price % 100 !== 0)).toEqual([])
})

test('a set opens with its cheapest parts and costs a round sum less than they do', async () => {
  const { products } = await answerOf(shop, `{ products(filter: { category_uid: { eq: "${await uidOf('sets')}" } }, pageSize: 50) { items { sku ${PRICE}
    ... on BundleProduct { items { required options { quantity is_default price product { stock_status ${PRICE} } } } } } } }`)
  const sets = products.items.filter((item: { items?: object }) => item.items)
  expect(sets.length).toBeGreaterThan(5)
  const faults = sets.flatMap((set: BundleSet) => {
    const required = set.items.filter((item) => item.required)
    // What is asked, a size for instance, has no default; its first part is the cheapest all the same.
    const opening = required.flatMap(({ options }) => options.find((option) => option.is_default) ?? options[0] ?? [])
    const apart = opening.reduce((sum, { quantity, product }) => sum + quantity * priceOf(product), 0)
    const saved = apart - priceOf(set)
    const opensCheapest = required.every(({ options: [first, ...others] }) =>
      first?.product.stock_status === 'IN_STOCK' && others.every(({ is_default, price }) => !is_default && price >= first.price))
    return saved > 0 && saved % 10 === 0 && opensCheapest ? [] : [{ sku: set.sku, saved, opensCheapest }]
  })
  expect(faults).toEqual([])
})

/** With the choice that saves least, in whole zlotys. */
function leastSaving(set: BundleSet): number {
  const saved = ({ quantity, price, product }: BundlePart) => quantity * (priceOf(product) - price)
  const least = (sum: number, { required, options }: BundleSet['items'][number]) => sum + (required ? Math.min(...options.map(saved)) : 0)
  const cheapest = ({ required, options }: BundleSet['items'][number]) => (required ? Math.min(...options.map(({ quantity, price }) => quantity * price)) : 0)
  const own = priceOf(set) - set.items.reduce((sum, item) => sum + cheapest(item), 0)
  return set.items.reduce(least, 0) - own
}

test.each([
  ['en', /^(?:At least )?PLN (\d+) less than separately$/, 'At least PLN'],
  ['pl', /^(?:Co najmniej )?(\d+) zł taniej niż osobno$/, 'Co najmniej'],
])('the text of a set says in %s what each choice saves at least', async (store, pattern, start) => {
  const uid = await uidOf('sets')
  const query = `{ products(filter: { category_uid: { eq: "${uid}" } }, pageSize: 50) { items { sku description { html } ${PRICE}
    ... on BundleProduct { items { required options { quantity price product { ${PRICE} } } } } } } }`
  const { products } = await answerOf(shop, query, {}, store)
  const said = products.items.flatMap((set: BundleSet & { description: { html: string } }) => {
    const points = [...set.description.html.replaceAll('\u00A0', ' ').matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text!)
    return points.flatMap((text) => (pattern.test(text) ? [{ sku: set.sku, text, saved: leastSaving(set) }] : []))
  })
  expect(said.length).toBe(4)
  expect(said.filter(({ text, saved }: { text: string; saved: number }) => Number(pattern.exec(text)?.[1]) !== saved || !text.startsWith(start))).toEqual([])
})

test('a part never adds more to a set than it costs by itself', async () => {
  const { products } = await answerOf(shop, `{ products(filter: {}, pageSize: 300) { items { sku
    ... on BundleProduct { items { options { price product { sku ${PRICE} } } } } } } }`)
  const dear = products.items.flatMap(({ items = [] }: { items?: Array<{ options: Array<{ price: number; product: Priced & { sku: string } }> }> }) =>
    items.flatMap(({ options }) => options.filter(({ price, product }) => price > priceOf(product)).map(({ product }) => product.sku)))
  expect(dear).toEqual([])
})

test('heavier costs more, and the listing has the range', async () => {
  const heavy = PRODUCTS.filter(({ sizes }) => sizes?.some((size) => size.endsWith(' kg')))
  expect(heavy.length).toBeGreaterThan(5)
  const faults: string[] = []
  for (const { code, sizes = [] } of heavy) {
    const query = `{ products(filter: { sku: { eq: "HAL-${code}" } }) { items { ${PRICE} ... on ConfigurableProduct { variants { attributes { label }
      product { stock_status ${PRICE} } } } } } }`
    const [product] = (await answerOf(shop, query)).products.items
    const variants: Array<{ attributes: Array<{ label: string }>; product: Priced & { stock_status: string } }> = product.variants
    const prices = sizes.map((size) => priceOf(variants.find(({ attributes }) => attributes.some(({ label }) => label === size))!.product))
    const saleable = variants.flatMap(({ product: variant }) => (variant.stock_status === 'IN_STOCK' ? priceOf(variant) : []))
    const listed = [priceOf(product), product.price_range.maximum_price.final_price.value]
    if (prices.some((price, index) => index > 0 && price <= prices[index - 1]!)) faults.push(`${code} costs ${prices}`)
    if (String(listed) !== String([Math.min(...saleable), Math.max(...saleable)])) faults.push(`${code} is listed at ${listed}`)
  }
  expect(faults).toEqual([])
})

test.each([
  ['HAL-DUN-SCR-3538', 'en', 'Dunajec Hiking Socks, Scree, 35–38'],
  ['HAL-DUN-SCR-3538', 'pl', 'Skarpety trekkingowe Dunajec, Piarg, 35–38'],
  ['HAL-HRU-GRA-8KG', 'en', 'Hruby Kettlebell, 8 kg'],
])('the variant %s is called as a merchant would in %s', (sku, language, name) => {
  const store = { en: 1, pl: 2 }[language]
  const sql = 'SELECT t.name FROM product_text t JOIN product p ON p.id = t.product_id WHERE p.sku = ? AND t.store_id = ?'
  expect(shop.database.prepare(sql).get(sku, store!)!.name).toBe(name)
})

test('no two categories have the same title', () => {
  const sql = `SELECT coalesce(meta_title, name) AS title FROM category_text WHERE category_id > 2 GROUP BY store_id, title HAVING count(*) > 1`
  expect(shop.database.prepare(sql).all()).toEqual([])
})

async function uidOf(urlKey: string): Promise<string> {
  const { categoryList } = await answerOf(shop, `{ categoryList(filters: { url_key: { eq: "${urlKey}" } }) { uid } }`)
  return categoryList[0].uid
}
