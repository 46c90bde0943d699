import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hasRedis, type Line, openLine, startRedis, withClock } from '../../server/cluster/redis.fixture.ts'
import { type Counters, countersInMemory, countersInRedis } from './counters.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let line: Line
let other: Line

beforeAll(async () => {
  if (!hasRedis) return
  redis = await startRedis()
  line = await openLine(redis.port)
  other = await openLine(redis.port)
})
afterAll(async () => {
  if (!hasRedis) return
  line.close()
  other.close()
  await redis.stop()
})

const MINUTE = 60_000
const limit = (key: string, most: number, window = MINUTE) => ({ key, most, window })

describe.each<[string, boolean, () => Counters]>([
  ['memory', true, () => countersInMemory()],
  ['Redis', hasRedis, () => countersInRedis(line.redis)],
])('counters in %s', (where, isPossible, create) => {
  const both = (name: string): string => `${where} ${name}`

  test.skipIf(!isPossible)('refuse once one of them is full, and then count nothing', async () => {
    const counters = create()
    const limits = [limit(both('address'), 3), limit(both('account'), 2)]
    expect([await counters.take(limits, 'ola'), await counters.take(limits, 'ola')]).toEqual([0, 0])
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wait = await counters.take(limits, 'ola')
      expect(wait).toBeGreaterThan(MINUTE / 2)
      expect(wait).toBeLessThanOrEqual(MINUTE)
    }
    expect(await counters.take([limit(both('address'), 3)], '')).toBe(0)
    expect(await counters.take([limit(both('address'), 3)], '')).toBeGreaterThan(0)
  })

  test.skipIf(!isPossible)('begin anew after their window', async () => {
    const counters = create()
    const limits = [limit(both('brief'), 1, 150)]
    expect(await counters.take(limits, '')).toBe(0)
    expect(await counters.take(limits, '')).toBeGreaterThan(0)
    await expect.poll(() => counters.take(limits, '')).toBe(0)
  })

  test.skipIf(!isPossible)('forget what is given back', async () => {
    const counters = create()
    const limits = [limit(both('returned'), 1)]
    await counters.take(limits, '')
    await counters.giveBack([both('returned')])
    expect(await counters.take(limits, '')).toBe(0)
    await counters.giveBack([both('unknown')])
    expect(await counters.take([limit(both('unknown'), 1)], '')).toBe(0)
    expect(await counters.take([limit(both('unknown'), 1)], '')).toBeGreaterThan(0)
  })

  test.skipIf(!isPossible)('are reset for the spelling of all their attempts only', async () => {
    const counters = create()
    const [one, mixed] = [[limit(both('one'), 1)], [limit(both('mixed'), 2)]]
    await counters.take(one, 'ola')
    await counters.reset(both('one'), 'jan')
    expect(await counters.take(one, 'ola')).toBeGreaterThan(0)
    await counters.reset(both('one'), 'ola')
    expect(await counters.take(one, 'ola')).toBe(0)
    for (const spelling of ['ola', 'ólá']) await counters.take(mixed, spelling)
    for (const spelling of ['ola', 'ólá']) await counters.reset(both('mixed'), spelling)
    expect(await counters.take(mixed, 'ola')).toBeGreaterThan(0)
  })
})

describe.skipIf(!hasRedis)('[CLUSTER-05] limits', () => {
  test('hold for all instances together', async () => {
    const [one, two] = [countersInRedis(line.redis), countersInRedis(other.redis)]
    const limits = [limit('login', 5)]
    const attempts = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).take(limits, 'ola')))
    expect(attempts.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('hold for each instance while Redis is away', async () => {
    const counters = countersInRedis(other.redis)
    other.cut()
    const attempts = await Promise.all(Array.from({ length: 8 }, () => counters.take([limit('alone', 5)], 'ola')))
    expect(attempts.filter((wait) => wait === 0)).toHaveLength(5)
    await counters.reset('alone', 'ola')
    expect(await counters.take([limit('alone', 5)], 'ola')).toBe(0)
  })

  test('are not pushed out by pages', async () => {
    const small = await startRedis()
    const full = await openLine(small.port)
    onTestFinished(async () => {
      full.close()
      await small.stop()
    })
    const info = async (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(await full.redis.send((client) => client.info()))?.[1])
    const counters = countersInRedis(full.redis)
    await counters.take([limit('guess', 1)], 'ola')
    // As docs/operations.md recommends.
    const maxmemory = String((await info('used_memory')) + 300_000)
    await full.redis.send((client) => client.configSet({ 'maxmemory-policy': 'volatile-lru', maxmemory }))
    for (let page = 0; page < 100; page += 1) await full.redis.send((client) => client.set(`page:${page}`, 'x'.repeat(20_000), { expiration: { type: 'EX', value: 3600 } }))
    expect(await info('evicted_keys')).toBeGreaterThan(50)
    expect(await counters.take([limit('guess', 1)], 'ola')).toBeGreaterThan(0)
  })

  test('last no longer if the clock of Redis is set back', async () => {
    let error = 3600
    const counters = countersInRedis(withClock(line.redis, () => error))
    await counters.take([limit('ahead', 1)], 'ola')
    error = 0
    expect(await counters.take([limit('ahead', 1)], 'ola')).toBeLessThanOrEqual(MINUTE)
  })

  test('take a limited amount of memory: the counter that ends first goes', async () => {
    await line.redis.send((client) => client.del(['attempts', 'attempts:until']))
    const counters = countersInRedis(line.redis, undefined, 2)
    await counters.take([limit('short', 1, MINUTE / 2)], '')
    await counters.take([limit('long', 1)], '')
    await counters.take([limit('third', 1)], '')
    expect(await line.redis.send((client) => client.hLen('attempts'))).toBe(2)
    expect(await counters.take([limit('long', 1)], '')).toBeGreaterThan(0)
  })
})
