import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DropLog } from './drop-log.ts'
import { hasRedis, type Line, openLine, PATIENCE, startRedis } from './redis.fixture.ts'

/** Milliseconds. */
const LEASE = 1500

interface Instance extends Line {
  readonly log: DropLog
  /** What it was told to evict. */
  readonly evicted: (string | readonly string[])[]
  /** What it was told to purge from the cache in front of the shop. */
  readonly purged: (string | readonly string[])[]
}

let redis: Awaited<ReturnType<typeof startRedis>>
let instances: Instance[] = []

describe.skipIf(!hasRedis)('[CLUSTER-02] a drop', () => {
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    for (const { log, ...line } of instances) {
      // A stalled connection would answer no farewell.
      line.mend()
      await log.stop()
      line.close()
    }
    instances = []
    vi.restoreAllMocks()
  })

  /** An instance that has read the log, and forgotten what it evicted at its start. */
  async function instance(): Promise<Instance> {
    const line = await openLine(redis.port)
    const evicted: Instance['evicted'] = []
    const purged: Instance['purged'] = []
    const log = new DropLog({ redis: line.redis, evict: (tags) => evicted.push(tags), afterLateDrop: (tags) => purged.push(tags), lease: LEASE })
    const started = { ...line, log, evicted, purged }
    instances.push(started)
    await expect.poll(() => log.isBehind(performance.now()) || log.isAlone, PATIENCE).toBe(false)
    evicted.length = 0
    purged.length = 0
    return started
  }

  test('has happened on every instance when it is answered', async () => {
    const [one, two, three] = [await instance(), await instance(), await instance()]
    expect(await one.log.drop(['product:MQ==', 'products'])).toBe(true)
    for (const { evicted } of [one, two, three]) expect(evicted).toEqual([['product:MQ==', 'products']])
    expect([one, two, three].flatMap(({ purged }) => purged), 'no old page can have reached the cache in front').toEqual([])
  })

  test('does not wait for an instance that is gone', async () => {
    const [one, two] = [await instance(), await instance()]
    two.cut()
    expect(await one.log.drop(['products'])).toBe(true)
    expect(two.evicted).toEqual([])
  })

  test('waits for an instance that may still serve its memory', async () => {
    const [one, two] = [await instance(), await instance()]
    two.stall()
    await one.log.drop(['products'])
    expect(two.log.isBehind(performance.now()), 'it no longer trusts its memory').toBe(true)
  })

  test('reaches an instance that was suspended before it serves again', async () => {
    const [one, two] = [await instance(), await instance()]
    two.stall()
    await one.log.drop(['products'])
    two.mend()
    await two.log.catchUp()
    expect(two.evicted).toEqual([['products']])
    expect(two.log.isBehind(performance.now())).toBe(false)
  })

  test('[CLUSTER-04] reaches an instance without Redis as soon as it is back', async () => {
    const [one, two] = [await instance(), await instance()]
    two.cut()
    await expect.poll(() => two.log.isAlone, PATIENCE).toBe(true)
    expect(two.log.isBehind(performance.now()), 'it serves what it has').toBe(false)
    await one.log.drop(['product:MQ=='])
    await one.log.drop(['product:Mg=='])
    expect(two.evicted).toEqual([])
    two.mend()
    await expect.poll(() => two.log.isAlone, PATIENCE).toBe(false)
    expect(two.evicted).toEqual([['product:MQ=='], ['product:Mg==']])
    expect(two.purged, 'the cache in front may have its old pages').toEqual([['product:MQ=='], ['product:Mg==']])
  })

  test('[CLUSTER-04] that happens without Redis is answered as incomplete, and repeated', async () => {
    const [one, two] = [await instance(), await instance()]
    one.cut()
    expect(await one.log.drop(['products'])).toBe(false)
    one.mend()
    await expect.poll(() => two.evicted, PATIENCE).toEqual([['products']])
    await expect.poll(() => one.purged, PATIENCE).toEqual([['products']])
  })

  test('is assumed for everything if the log has been lost', async () => {
    const [one, two] = [await instance(), await instance()]
    two.cut()
    await expect.poll(() => two.log.isAlone, PATIENCE).toBe(true)
    await one.log.drop(['products'])
    await one.redis.send((client) => client.flushAll())
    two.mend()
    await expect.poll(() => two.log.isAlone, PATIENCE).toBe(false)
    expect(two.evicted).toEqual(['all'])
  })

  test('is assumed for everything if the log no longer reaches back far enough', async () => {
    const [one, two] = [await instance(), await instance()]
    two.cut()
    await expect.poll(() => two.log.isAlone, PATIENCE).toBe(true)
    await one.log.drop(['product:MQ=='])
    await one.redis.send((client) => client.xTrim('drops', 'MAXLEN', 0))
    await one.log.drop(['product:Mg=='])
    two.mend()
    await expect.poll(() => two.log.isAlone, PATIENCE).toBe(false)
    expect(two.evicted).toEqual(['all'])
  })
})

describe.skipIf(!hasRedis)('[CLUSTER-04] without Redis', () => {
  test('an instance says so once, and once that it is back', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const server = await startRedis()
    const line = await openLine(server.port)
    const log = new DropLog({ redis: line.redis, evict: () => {}, lease: LEASE })
    onTestFinished(async () => {
      vi.restoreAllMocks()
      await log.stop()
      line.close()
      await server.stop()
    })
    await expect.poll(() => log.isBehind(performance.now()) || log.isAlone, PATIENCE).toBe(false)
    for (let outage = 1; outage <= 2; outage += 1) {
      line.cut()
      await expect.poll(() => errors.mock.calls.length, PATIENCE).toBe(outage)
      await log.catchUp()
      line.mend()
      await expect.poll(() => warnings.mock.calls.length, PATIENCE).toBe(outage)
      expect(errors.mock.calls, 'once for the whole outage').toHaveLength(outage)
    }
    expect(errors.mock.calls.flat()[0]).toMatch(/^Redis does not answer, so this instance goes on alone: /)
  })
})
