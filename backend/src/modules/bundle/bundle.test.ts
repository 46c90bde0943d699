import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { fromUid, toUid } from '../../graphql/uid.ts'
import { openSmallShop } from '../catalog/small-shop.fixture.ts'

let shop: Backend
beforeEach(() => (shop = openSmallShop()))
afterEach(() => shop.close())

const BUNDLE = `query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { __typename ... on BundleProduct {
  dynamic_price dynamic_sku dynamic_weight price_view ship_bundle_items
  items {
    uid title type required position sku price_range { minimum_price { final_price { value } } }
    options { uid label quantity position is_default can_change_quantity price price_type product { sku stock_status } }
  }
} } } }`

const bundle = async (sku: string, store?: string) => (await answerOf(shop, BUNDLE, { sku }, store)).products.items[0]

test('a dynamically priced bundle lists its parts with names and quantities', async () => {
  const { items, ...kit } = await bundle('kit')
  expect(kit).toEqual({
    __typename: 'BundleProduct',
    dynamic_price: true,
    dynamic_sku: true,
    dynamic_weight: true,
    price_view: 'PRICE_RANGE',
    ship_bundle_items: 'TOGETHER',
  })
  const { options, ...base } = items[0]
  expect(base).toEqual({
    uid: toUid('bundle/1'),
    title: 'Base',
    type: 'radio',
    required: true,
    position: 0,
    sku: 'kit',
    price_range: { minimum_price: { final_price: { value: 60 } } },
  })
  expect(options.map(({ uid }: { uid: string }) => fromUid(uid))).toEqual(['bundle/1/1/1', 'bundle/1/2/2'])
  expect(options[1]).toMatchObject({
    label: 'Rope',
    quantity: 2,
    position: 1,
    is_default: false,
    can_change_quantity: true,
    price: 0,
    price_type: 'FIXED',
    product: { sku: 'rope', stock_status: 'IN_STOCK' },
  })
  expect(items[1]).toMatchObject({ title: 'Extras', type: 'checkbox', required: false })
})

test('a bundle with a fixed price shows the surcharge of each selection', async () => {
  const { items, ...box } = await bundle('box', 'pl')
  expect(box).toMatchObject({ dynamic_price: false, dynamic_sku: false, dynamic_weight: false, price_view: 'AS_LOW_AS', ship_bundle_items: 'SEPARATELY' })
  expect(items[0].title).toBe('Zawartość')
  expect(items[0].options).toMatchObject([
    { is_default: true, price: 20, price_type: 'FIXED' },
    { is_default: false, price: 10, price_type: 'PERCENT' },
  ])
})

test('includes parts that are not visible individually and leaves out disabled ones', async () => {
  shop.database.exec("UPDATE product SET visibility = 1 WHERE sku = 'tee'; UPDATE product SET is_enabled = 0 WHERE sku = 'rope'")
  const { items } = await bundle('kit')
  expect(items[0].options).toMatchObject([{ label: 'Rusinowa Merino Tee', product: { sku: 'tee' } }])
})
