import { RESP_TYPES } from '@redis/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DONE, instance, LEASE, setRedisClock, shareLog, UNCONFIRMED } from './drop-log.fixture.ts'
import { DropLog } from './drop-log.ts'
import { hasRedis, openLine, PATIENCE, startRedis } from './redis.fixture.ts'

describe.skipIf(!hasRedis)('[CLUSTER-02] a drop', () => {
  shareLog()

  test('has happened on every instance when it is answered', async () => {
    const [one, two, three] = [await instance(), await instance(), await instance()]
    expect(await one.log.drop(['product:MQ==', 'products'])).toEqual(DONE)
    await one.log.catchUp()
    for (const { evicted } of [one, two, three]) expect(evicted, 'once').toEqual([['product:MQ==', 'products']])
    expect([one, two, three].flatMap(({ purged }) => purged), 'no old page can have reached the cache in front').toEqual([])
  })

  test('waits for no instance that has stopped', async () => {
    const [one, two] = [await instance(), await instance()]
    await two.log.stop()
    expect(await one.log.drop(['products'])).toEqual(DONE)
    expect(two.evicted).toEqual([])
  })

  test('is unconfirmed while an instance is cut off, and confirmed once it is back', async () => {
    const [one, two] = [await instance(), await instance()]
    two.cut()
    expect([await one.log.drop(['products']), await one.log.drop(['products'])]).toEqual([UNCONFIRMED, UNCONFIRMED])
    expect(two.evicted).toEqual([])
    expect(vi.mocked(console.error).mock.calls.flat()).toContain('An eviction may not have reached an instance that was killed, or is cut off from Redis')
    two.mend()
    await expect.poll(() => one.log.drop(['products']), PATIENCE).toEqual(DONE)
    expect(two.evicted.length).toBeGreaterThanOrEqual(3)
  })

  test('is unconfirmed after an instance was killed, for as long as its pages would live', async () => {
    const one = await instance({ pageLifetime: 4000 })
    const two = await instance({ pageLifetime: 4000 })
    two.cut()
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
    await expect.poll(() => one.log.drop(['products']), PATIENCE).toEqual(DONE)
  })

  test('is confirmed as soon as an instance that was killed has started again', async () => {
    const [one, two] = [await instance(), await instance({ place: 'host:3001' })]
    two.cut()
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
    await instance({ place: 'host:3001' })
    expect(await one.log.drop(['products'])).toEqual(DONE)
  })

  test.each([['back', -60], ['ahead', 3600]])('happens on every instance if the clock of Redis is set %s', async (_how, seconds) => {
    const [one, two] = [await instance(), await instance()]
    for (const error of [0, seconds, 0, seconds, 2 * seconds]) {
      setRedisClock(error)
      expect(await one.log.drop([`at ${error}`])).toEqual(DONE)
      expect([one.evicted.at(-1), two.evicted.at(-1)], 'the first drop after it').toEqual([[`at ${error}`], [`at ${error}`]])
    }
    expect([one.evicted.length, two.evicted.length], 'and nothing else is').toEqual([5, 5])
  })

  test.each([['back', -60], ['ahead', 3600]])('does not wait longer for a killed instance, nor forget it, if the clock of Redis is set %s', async (_how, seconds) => {
    const [one, two] = [await instance(), await instance()]
    two.cut()
    setRedisClock(seconds)
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
    await one.log.catchUp()
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
  })

  test('waits for an instance that may still serve its memory', async () => {
    const [one, two] = [await instance(), await instance()]
    two.stall()
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
    expect(two.log.isBehind(performance.now()) || two.log.isAlone, 'it no longer trusts its memory').toBe(true)
  })

  test('reaches an instance that was suspended before it serves again', async () => {
    const [one, two] = [await instance(), await instance()]
    two.suspend()
    await one.log.drop(['products'])
    two.resume()
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
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
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

  test('is assumed for everything if Redis has an older state: a snapshot, or that of a replica', async () => {
    const [one, two] = [await instance(), await instance()]
    const { send } = one.redis
    const keys = (await send((client) => client.keys('{kram}:*'))).map((key) => key.replace('{kram}:', ''))
    const values = await Promise.all(keys.map(async (key) => ({ key, value: await send((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).dump(key)) })))
    await one.log.drop(['products'])
    await Promise.all([one, two].map(({ log }) => log.catchUp()))
    for (const { evicted } of [one, two]) evicted.length = 0
    // At once, as a snapshot is: an instance that reads in between would begin new data, and lose its name to the next key.
    await send((client) => {
      const snapshot = client.multi()
      for (const { key, value } of values) snapshot.restore(key, 0, value!, { REPLACE: true })
      return snapshot.exec()
    })
    for (const { evicted } of [one, two]) await expect.poll(() => evicted, PATIENCE).toContain('all')
  })

  test('is assumed for everything if an entry of the log is damaged', async () => {
    const one = await instance()
    await one.redis.send((client) => client.xAdd('drops', `${one.log.position + 1}-0`, { previous: '0', tags: '["pro' }))
    await expect.poll(() => one.evicted, PATIENCE).toEqual(['all'])
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
    const log = new DropLog({ redis: line.redis, evict: () => 0, lease: LEASE })
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
