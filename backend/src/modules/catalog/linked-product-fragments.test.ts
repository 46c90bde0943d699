import { afterEach, expect, test } from 'vitest'
import { answerOf } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import { openSmallShop } from './small-shop.fixture.ts'
import type { Release } from '../../magento/release.ts'

let shop: Backend
afterEach(() => shop.close())

const PRICE = 'price_range { minimum_price { final_price { value } } }'
const CARD = `fragment Card on ProductInterface { uid sku name url_key ${PRICE} small_image { url } }`

async function linked(release: Release, kind: string, selection: string) {
  shop = openSmallShop(undefined, release)
  shop.database.exec(`INSERT INTO product_link VALUES (1, 'related', 2, 0), (1, 'upsell', 2, 0), (1, 'crosssell', 2, 0)`)
  const query = `{ products(filter: { sku: { eq: "tee" } }) { items { ...Card ${kind} { ${selection} } } } } ${CARD}`
  const { items: [tee] } = (await answerOf(shop, query)).products
  return { tee, product: tee[kind][0] }
}

const whole = { name: 'Zawrat Beanie', url_key: 'beanie', price_range: { minimum_price: { final_price: { value: 79.99 } } } }

test.each(['related_products', 'upsell_products', 'crosssell_products'])('2.4.6 does not look into a named fragment under %s', async (kind) => {
  const { tee, product } = await linked('2.4.6', kind, '...Card')
  expect(product).toMatchObject({
    uid: 'Mg==', sku: 'beanie', name: null, url_key: null, price_range: { minimum_price: { final_price: { value: 0 } } },
    small_image: { url: expect.stringContaining('placeholder') },
  })
  expect(tee.name).toBe('Rusinowa Merino Tee')
})

test('fields requested beside a linked product are returned', async () => {
  expect((await linked('2.4.6', 'related_products', '...Card name')).product).toMatchObject({ name: whole.name, url_key: null })
})

test.each([
  ['2.4.6', `name url_key ${PRICE}`],
  ['2.4.6', `uid ... on ProductInterface { name url_key ${PRICE} }`],
  ['2.4.7', '...Card'],
] as const)('%s answers { %s } in full', async (release, selection) => {
  expect((await linked(release, 'related_products', selection)).product).toMatchObject(whole)
})
