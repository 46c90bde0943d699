import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRedis } from '../storefront/server/cluster/redis.fixture.ts'
import { underLoad } from './load.ts'
import { type Cluster, FOLDER, type Instance, openCluster } from './open-cluster.ts'

const PRODUCT = '/giewont-grid-fleece'
const PATHS = ['/', '/women', PRODUCT, '/pl']
let cluster: Cluster

beforeAll(async () => void (cluster = await openCluster()))
afterAll(() => cluster?.close())

const setPrice = (grosze: number): void => {
  const database = new DatabaseSync(join(FOLDER, 'backend/shop.db'), { timeout: 5000 })
  database.prepare("UPDATE product SET price = ?, special_price = NULL WHERE sku LIKE 'HAL-GIE-%'").run(grosze)
  database.close()
}

const tell = async ({ port }: Instance): Promise<number> =>
  (await fetch(`http://localhost:${port}/api/revalidate`, { method: 'POST', headers: { authorization: 'Bearer hut-key-of-the-shop' }, body: '{"tags":["products"]}' })).status

const shows = async ({ port }: Instance, price: string): Promise<boolean> => (await (await fetch(`http://localhost:${port}${PRODUCT}`)).text()).includes(price)
const stateOf = async ({ port }: Instance, path: string): Promise<string | null> => {
  const response = await fetch(`http://localhost:${port}${path}`)
  await response.arrayBuffer()
  return response.headers.get('x-cache')
}

test('[CLUSTER-01] a page that one instance has rendered is ready on the other', async () => {
  const [first, second] = cluster.instances
  expect(await stateOf(first, '/men')).toBe('MISS')
  await expect.poll(() => stateOf(second, '/men')).toMatch(/SHARED|HIT/)
})

test('[CLUSTER-02] a changed price is on every instance, and behind nginx, when the webhook is answered', async () => {
  const [first, second] = cluster.instances
  for (const instance of cluster.instances) expect(await shows(instance, '777.00')).toBe(false)
  setPrice(77_700)
  const asked = performance.now()
  expect(await tell(first)).toBe(200)
  const answered = performance.now()
  for (const instance of [second, first]) expect(await shows(instance, '777.00')).toBe(true)
  const { page } = await cluster.visit(PRODUCT)
  expect(page).toContain('777.00')
  // The time of nginx's copies is a part of it (EDGE_CACHE=nginx).
  expect(answered - asked).toBeLessThan(5000)
})

test('[CLUSTER-02] [CLUSTER-04] an instance that is cut off from Redis serves on, and catches up when it is back', async () => {
  const [first, second] = cluster.instances
  const { failed } = await underLoad(cluster.port, PATHS, async () => {
    second.way.cut()
    await expect.poll(() => second.process.output(), { timeout: 10_000 }).toContain('Redis does not answer')
    setPrice(88_800)
    expect(await tell(first), 'the other one may show the old price').toBe(503)
    expect(await shows(first, '888.00')).toBe(true)
    expect(await shows(second, '888.00'), 'it has what it had').toBe(false)
    second.way.mend()
    await expect.poll(() => second.process.output(), { timeout: 10_000 }).toContain('Redis answers again')
    expect(await shows(second, '888.00')).toBe(true)
    expect(await tell(first)).toBe(200)
  })
  expect(failed).toEqual([])
  expect(second.process.output().match(/Redis does not answer/g)).toHaveLength(1)
})

test('[CLUSTER-04] Redis may be killed and start again, empty, under load', async () => {
  const [first] = cluster.instances
  const { failed, requests } = await underLoad(cluster.port, PATHS, async () => {
    const { port } = cluster.redis
    await cluster.redis.stop()
    for (const instance of cluster.instances) await expect.poll(() => instance.process.output(), { timeout: 10_000 }).toMatch(/Redis does not answer[^]*$/)
    expect(await tell(first), 'the other instance cannot be told').toBe(503)
    cluster.redis = await startRedis(port)
    await expect.poll(() => tell(first), { timeout: 10_000 }).toBe(200)
  })
  expect(failed).toEqual([])
  expect(requests).toBeGreaterThan(20)
})
