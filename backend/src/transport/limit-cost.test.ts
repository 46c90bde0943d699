import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerOf, ask, PUBLIC_URL, refusal, send } from '../ask.fixture.ts'
import { type Backend, createBackend } from '../create-backend.ts'
import { addProducts } from '../modules/cart/products.fixture.ts'
import { changeSetting } from '../modules/store/settings.ts'
import { openShop } from '../shop.fixture.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'

let shop: Backend
// Seeds the sample shop once, which may exceed the default timeout on a busy machine.
beforeAll(() => openShop().close())
beforeEach(() => open())
afterEach(() => shop.close())

function open(limits: Partial<Limits> = {}): void {
  shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, limits: { ...DEFAULT_LIMITS, ...limits } })
  addProducts(shop.database)
}

async function openSampleShop(limits: Partial<Limits>): Promise<void> {
  await shop.close()
  shop = openShop(limits)
}

const related = (levels: number) => `{products(filter:{},pageSize:300){items{${'related_products{'.repeat(levels)}sku${'}'.repeat(levels)}}}}`
const nextTimer = () => new Promise<'timer'>((resolve) => setTimeout(() => resolve('timer'), 1))

test('a query of 200 bytes for billions of products is refused before any is read', async () => {
  const times: number[] = []
  for (let attempt = 0; attempt < 10; attempt++) {
    const start = performance.now()
    const { data, errors } = await ask(shop, related(8))
    times.push(performance.now() - start)
    expect({ data, errors }).toEqual({ errors: refusal('Max query complexity should be 100000 but got 66666667101.') })
  }
  // It takes about a millisecond; the first attempt parses the document, and other processes may slow some down.
  expect(Math.min(...times)).toBeLessThan(20)
})

test('the limit is configurable, and 0 removes it', async () => {
  await shop.close()
  open({ cost: 100 })
  expect((await ask(shop, '{ products(search: "a") { total_count } }')).errors).toEqual(refusal('Max query complexity should be 100 but got 501.'))
  await shop.close()
  open({ cost: 0 })
  expect((await ask(shop, related(3))).errors).toBeUndefined()
})

describe('a page', () => {
  test("is limited, with Magento's message", async () => {
    expect((await ask(shop, '{ products(filter: {}, pageSize: 300) { total_count } }')).errors).toBeUndefined()
    const tooLarge = 'query ($size: Int) { products(filter: {}, pageSize: $size) { total_count } }'
    expect((await ask(shop, tooLarge, { size: 1_000_000_000 })).errors).toEqual(refusal('Maximum pageSize is 300'))
  })

  test("may be as large as the shop's setting allows", async () => {
    changeSetting(shop.database, 'graphql/validation/maximum_page_size', 0)
    expect((await ask(shop, '{ products(filter: {}, pageSize: 1000) { total_count } }')).errors).toBeUndefined()
  })
})

describe('a heavy query', () => {
  test('lets timers and other requests run', async () => {
    await openSampleShop({ cost: 0 })
    const order: string[] = []
    await Promise.all([
      ask(shop, related(2)).then(() => order.push('heavy')),
      nextTimer().then((timer) => order.push(timer)),
      nextTimer().then(() => ask(shop, '{ storeConfig { code } }')).then(() => order.push('light')),
    ])
    expect(order).toEqual(['timer', 'light', 'heavy'])
  })

  test('is aborted after the time limit with status 503', async () => {
    await openSampleShop({ cost: 0, timeMs: 50 })
    const response = await send(shop, JSON.stringify({ query: related(8) }))
    expect(await response.json()).toEqual({ errors: [{ message: 'The query took longer than 0.05 seconds.' }] })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    // On a loaded machine even this query may take 50 ms, so the clock is frozen.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    expect((await ask(shop, '{ storeConfig { code } }')).errors).toBeUndefined()
  })

  test('waits for other heavy queries, or is refused when too many wait; light ones are not affected', async () => {
    await openSampleShop({ cost: 25_000 })
    const heavy = Array.from({ length: 24 }, () => send(shop, JSON.stringify({ query: related(1) })))
    expect(await answerOf(shop, '{ storeConfig { code } }')).toEqual({ storeConfig: { code: 'en' } })
    const statuses = (await Promise.all(heavy)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(18)
    expect(statuses.filter((status) => status === 503)).toHaveLength(6)
  })
})

test('a mutation is never aborted, because its response reports the changes', async () => {
  await shop.close()
  open({ timeMs: 1 })
  // Checking a password takes far longer than that.
  const { data } = await ask(shop, 'mutation { generateCustomerToken(email: "nobody@example.com", password: "guess") { token } createEmptyCart }')
  expect(data.createEmptyCart).toHaveLength(32)
})
