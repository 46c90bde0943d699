import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask } from '../../ask.fixture.ts'
import { addCustomer, bearer } from '../customer/customer.fixture.ts'
import { BOX, KIT, MUG } from './product-kinds.fixture.ts'
import { openSmallShop } from './small-shop.fixture.ts'

let shop: Backend
let now: Date
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  shop = openSmallShop(() => now)
})
afterEach(() => shop.close())

const PRICES = `query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  special_price special_to_date stock_status
  price { regularPrice { amount { value currency } } }
  price_range {
    minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } }
    maximum_price { regular_price { value } final_price { value } }
  }
  price_tiers { quantity final_price { value currency } discount { amount_off percent_off } }
} } }`

const execute = (sql: string) => shop.database.exec(sql)
const product = async (sku: string) => (await answerOf(shop, PRICES, { sku })).products.items[0]

/** The lowest and the highest price, each as [regular, final]. */
async function range(sku: string, headers = {}) {
  const { data } = await ask(shop, PRICES, { sku }, headers)
  const { minimum_price: low, maximum_price: high } = data.products.items[0].price_range
  return [low, high].map(({ regular_price, final_price }) => [regular_price.value, final_price.value])
}

describe('the price range', () => {
  test('of a dynamically priced bundle goes from the cheapest required options to the sum of all options', async () => {
    expect(await range('kit')).toEqual([
      [60, 60],
      [219 + 99.99, 298.99],
    ])
  })

  test('of a dynamically priced bundle without required options begins with its cheapest part', async () => {
    execute(`UPDATE bundle_option SET is_required = 0 WHERE product_id = ${KIT.id}; INSERT INTO reindex VALUES (${KIT.id})`)
    expect((await range('kit'))[0]).toEqual([60, 60])
  })

  test('of a bundle adds all values of a checkbox option and one value of a radio option', async () => {
    execute(`INSERT INTO bundle_selection (option_id, product_id, position, quantity) VALUES (${KIT.extraOption}, 7, 1, 3);
      INSERT INTO reindex VALUES (${KIT.id})`)
    expect((await range('kit'))[1]).toEqual([219 + 99.99 + 90, 219 + 79.99 + 90])
  })

  test('of a bundle with a fixed price adds fixed or percentage surcharges', async () => {
    expect(await range('box')).toEqual([
      [520, 520],
      [550, 550],
    ])
  })

  test('of a bundle with a special price applies its percentage to every part', async () => {
    execute(`UPDATE product SET special_price = 80 WHERE id IN (${KIT.id}, ${BOX.id})`)
    expect(await range('box')).toEqual([
      [520, 416],
      [550, 440],
    ])
    expect(await range('kit')).toEqual([
      [60, 48],
      [318.99, 239.19],
    ])
    expect((await product('box')).special_price).toBe(400)
    expect((await product('kit')).special_price).toBeNull()
  })

  test('of a grouped product goes from its cheapest to its most expensive product', async () => {
    expect(await range('set')).toEqual([
      [99.99, 79.99],
      [219, 219],
    ])
    expect((await product('set')).price_range.minimum_price.discount).toEqual({ amount_off: 20, percent_off: 20 })
    expect((await product('set')).price.regularPrice.amount).toEqual({ value: 99.99, currency: 'PLN' })
  })

  test('of a composite product follows its parts', async () => {
    execute("UPDATE product SET price = 20000 WHERE sku = 'tee'; UPDATE product SET special_price = 5000 WHERE sku = 'beanie'")
    expect((await range('kit'))[1]).toEqual([200 + 99.99, 250])
    expect(await range('set')).toEqual([
      [99.99, 50],
      [200, 200],
    ])
    execute("UPDATE stock SET quantity = 0 WHERE product_id = 2; UPDATE product SET is_enabled = 0 WHERE sku = 'rope'")
    expect(await range('kit')).toEqual([
      [200, 200],
      [200, 200],
    ])
    expect((await range('set'))[0]).toEqual([200, 200])
  })
})

describe('the stock', () => {
  const STOCK = `query($id: ID!) { route(url: $id) { ... on ProductInterface { stock_status price_range { minimum_price { final_price { value } } } } } }`
  const state = async (sku: string) => {
    const id = shop.database.prepare('SELECT id FROM product WHERE sku = ?').get(sku)!.id as number
    execute(`INSERT OR IGNORE INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (1, '${sku}', 'PRODUCT', ${id})`)
    const { route } = await answerOf(shop, STOCK.replaceAll('ID!', 'String!'), { id: sku })
    return [route.stock_status, route.price_range.minimum_price.final_price.value]
  }

  test('of a bundle is available while every required option has a salable selection', async () => {
    execute("UPDATE stock SET quantity = 0 WHERE product_id = 1")
    expect(await state('kit')).toEqual(['IN_STOCK', 60])
    // The bundle contains two ropes.
    execute("UPDATE stock SET quantity = 1 WHERE product_id = 7")
    expect(await state('kit')).toEqual(['OUT_OF_STOCK', 60])
    execute("UPDATE stock SET quantity = 2 WHERE product_id = 7")
    expect(await state('kit')).toEqual(['IN_STOCK', 60])
  })

  test('of a grouped product is available while one of its products is', async () => {
    execute('UPDATE stock SET quantity = 0 WHERE product_id = 1')
    expect(await state('set')).toEqual(['IN_STOCK', 79.99])
    execute('UPDATE stock SET quantity = 0 WHERE product_id = 2')
    expect(await state('set')).toEqual(['OUT_OF_STOCK', 79.99])
  })

  test('of a composite product without parts is empty, with a price of zero', async () => {
    execute('DELETE FROM grouped_product; DELETE FROM bundle_selection; UPDATE product SET is_enabled = 0 WHERE id IN (4, 5)')
    execute('INSERT INTO reindex SELECT id FROM product')
    expect([await state('set'), await state('kit'), await state('shell')]).toEqual(Array(3).fill(['OUT_OF_STOCK', 0]))
  })
})

describe('a special price', () => {
  const final = async (sku: string) => (await range(sku))[0]![1]

  test('is valid from its first to its last day in the time zone of the shop, also within composite products', async () => {
    execute("UPDATE product SET special_price = 10000, special_from = '2026-11-22', special_to = '2026-11-23' WHERE sku = 'tee'")
    expect([await final('tee'), (await product('tee')).special_price]).toEqual([219, null])

    now = new Date('2026-11-21T23:30:00Z') // half past midnight in Warsaw
    expect([await final('tee'), (await range('set'))[1]![1], (await range('kit'))[1]![1]]).toEqual([100, 100, 179.99])
    expect(await product('tee')).toMatchObject({ special_price: 100, special_to_date: '2026-11-23 00:00:00' })

    now = new Date('2026-11-23T22:30:00Z')
    expect(await final('tee')).toBe(100)
    now = new Date('2026-11-23T23:30:00Z')
    expect([await final('tee'), (await range('set'))[1]![1]]).toEqual([219, 219])
  })

  test('without dates is always valid', async () => {
    expect((await product('beanie')).special_price).toBe(79.99)
    expect(await final('beanie')).toBe(79.99)
  })

  test('counts in sorting and filters while it is valid', async () => {
    execute("UPDATE product SET special_price = 100, special_from = '2026-12-01' WHERE sku = 'tee'")
    const UP_TO_20 = '{ products(filter: { price: { to: "20" } }, sort: { price: ASC }) { items { sku } } }'
    const cheapest = async () => (await answerOf(shop, UP_TO_20)).products.items.map(({ sku }: { sku: string }) => sku)
    expect(await cheapest()).toEqual([])
    now = new Date('2026-12-01T12:00:00Z')
    expect(await cheapest()).toEqual(['tee', 'kit', 'set'])
  })
})

describe('tier prices', () => {
  const asGroup = (groupId: number) => bearer(addCustomer(shop.database, `group${groupId}@example.com`, groupId))
  const tiersOf = async (headers = {}) => (await ask(shop, PRICES, { sku: 'mug' }, headers)).data.products.items[0].price_tiers

  test('for a guest are those of all groups, with their discount', async () => {
    expect(await tiersOf()).toEqual([
      { quantity: 3, final_price: { value: 50, currency: 'PLN' }, discount: { amount_off: 10, percent_off: 16.67 } },
    ])
  })

  test("for a customer are those of all groups and of their own, the lower one if both exist", async () => {
    execute(`INSERT INTO tier_price (product_id, customer_group_id, quantity, percent) VALUES (${MUG.id}, 2, 3, 50)`)
    const quantities = (tiers: { quantity: number; final_price: { value: number } }[]) =>
      tiers.map(({ quantity, final_price }) => [quantity, final_price.value])
    expect(quantities(await tiersOf(asGroup(2)))).toEqual([
      [2, 45],
      [3, 30],
    ])
    expect(quantities(await tiersOf(asGroup(1)))).toEqual([[3, 50]])
  })

  test('are empty for a product without any', async () => {
    expect((await product('tee')).price_tiers).toEqual([])
  })

  test('from quantity 1 lower the price for their group only, also in price ranges', async () => {
    execute(`INSERT INTO tier_price (product_id, customer_group_id, quantity, price) VALUES (1, 2, 1, 15000);
      INSERT INTO reindex SELECT id FROM product`)
    const wholesale = asGroup(2)
    expect(await range('tee', wholesale)).toEqual([
      [219, 150],
      [219, 150],
    ])
    expect((await range('set', wholesale))[1]).toEqual([219, 150])
    expect((await range('kit', wholesale))[1]).toEqual([318.99, 229.99])
    expect(await range('mug', wholesale)).toEqual(await range('mug'))
    for (const headers of [{}, asGroup(1)]) expect((await range('set', headers))[1]).toEqual([219, 219])
  })

  test('from quantity 1 for all groups lower the price for all customers, also in listings', async () => {
    execute(`INSERT INTO tier_price (product_id, quantity, percent) VALUES (1, 1, 10), (${BOX.id}, 1, 50);
      INSERT INTO reindex SELECT id FROM product`)
    expect((await range('tee'))[0]).toEqual([219, 197.1])
    expect((await range('box'))[0]).toEqual([520, 260])
  })
})
