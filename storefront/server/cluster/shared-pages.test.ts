import { serialize } from 'node:v8'
import { describe, expect, test, vi } from 'vitest'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from '../../src/lib/cache-tags.ts'
import { WOMEN } from '../page-cache.fixture.ts'
import { administrator, instance, leaseEnded, PAGE, setRedisClock, shareRedis, written } from './instances.fixture.ts'
import { hasRedis, PATIENCE } from './redis.fixture.ts'

shareRedis()

describe.skipIf(!hasRedis)('[CLUSTER-01] finished pages', () => {
  test('are rendered once for all instances of a build', async () => {
    const [one, two, other] = [await instance(), await instance(), await instance('newer')]
    one.stage.headers = { ...one.stage.headers, 'x-name': 'wind' }
    expect(await one.stage.read()).toBe('MISS 200 render 1')
    await written(two)
    expect(await two.stage.read()).toBe('SHARED 200 render 1')
    expect(await two.stage.read()).toBe('HIT 200 render 1')
    expect(two.stage.cache.fresh(WOMEN.key)?.headers).toContain('x-name')
    expect(two.stage.renders).toBe(0)
    expect(await other.stage.read(), 'pages load the scripts of their own build').toBe('MISS 200 render 1')
  })

  test('exist for an instance that has not rendered them', async () => {
    const [one, two] = [await instance(), await instance()]
    expect(await two.stage.cache.has(WOMEN.key)).toBe(false)
    await one.stage.read()
    await written(two)
    expect(await two.stage.cache.has(WOMEN.key)).toBe(true)
  })

  test('age as fast everywhere', async () => {
    const [one, two] = [await instance(), await instance()]
    one.stage.headers = { ...one.stage.headers, 'cache-control': 's-maxage=1, stale-while-revalidate=60' }
    await one.stage.read()
    await written(two)
    await expect.poll(() => one.stage.cache.fresh(WOMEN.key), PATIENCE).toBeUndefined()
    expect(await two.stage.read()).toBe('STALE 200 render 1')
    await expect.poll(() => two.stage.read(), PATIENCE).toBe('HIT 200 render 1')
  })

  test('that another instance has revalidated are not rendered again', async () => {
    const [one, two] = [await instance(), await instance()]
    for (const { stage } of [one, two]) stage.headers = { ...stage.headers, 'cache-control': 's-maxage=1, stale-while-revalidate=60' }
    await one.stage.read()
    await written(two)
    await two.stage.read()
    await expect.poll(() => two.stage.cache.fresh(WOMEN.key), PATIENCE).toBeUndefined()
    one.stage.headers = { ...one.stage.headers, 'cache-control': 's-maxage=60' }
    await one.stage.read()
    await expect.poll(() => one.stage.cache.fresh(WOMEN.key), PATIENCE).toBeDefined()
    await expect.poll(() => two.stage.read(), PATIENCE).toMatch(/^(HIT|MISS) 200 render 2$/)
    expect(two.stage.renders).toBe(0)
  })

  test.each([
    ['a missing one', [NOT_FOUND_TAG], 'SHARED 404 render 1'],
    ['one that may be missing only now', [NOT_FOUND_TAG, KEEP_BRIEFLY_TAG], 'MISS 404 render 1'],
  ])('include %s', async (_what, tags, seen) => {
    const [one, two] = [await instance(), await instance()]
    for (const { stage } of [one, two]) stage.tags = tags
    await one.stage.read()
    await leaseEnded(one)
    expect(await two.stage.read()).toBe(seen)
  })

  test('are shared under one key if they are the same for every query', async () => {
    const [one, two] = [await instance(), await instance()]
    const searched = { ...WOMEN, key: 'html /en/women/~/q%3Dwind', url: '/en/women/~/q%3Dwind' }
    for (const { stage } of [one, two]) stage.tags = [ANY_QUERY_TAG]
    await one.stage.read(searched)
    await written(two)
    await two.stage.read(searched)
    expect(await one.redis.send((client) => client.keys('*page:*'))).toEqual(['{kram}:page:build:html /en/women'])
  })

  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  const flipped = (bytes: Buffer) => {
    const place = bytes.indexOf('render 1')
    return Buffer.concat([bytes.subarray(0, place), Buffer.from('rentier!'), bytes.subarray(place + 8)])
  }
  test.each([
    ['text', () => Buffer.from('broken')],
    ['half', cut],
    ['changed in the body', flipped],
    ['of another form', () => serialize({ status: 200, headers: [], bodies: {} })],
  ])('that are damaged are rendered: %s', async (_how, damage) => {
    const [one, two] = [await instance(), await instance()]
    await one.stage.read()
    await written(two)
    const bytes = await one.redis.bytes(PAGE)
    await one.redis.send((client) => client.set(PAGE, damage(bytes!), { expiration: 'KEEPTTL' }))
    expect(await two.stage.read()).toBe('MISS 200 render 1')
    expect(vi.mocked(console.error).mock.calls).toEqual([['Redis does not share pages: a page is damaged']])
    await leaseEnded(two)
    expect((await one.redis.bytes(PAGE))?.equals(damage(bytes!)), 'the next one finds it whole').toBe(false)
  })

  test.each([
    ['of another address', 'page:build:html /en/men'],
    ['of another build', 'page:newer:html /en/women'],
  ])('%s under the key of a page are not shown', async (_whose, key) => {
    const [one, two] = [await instance(key.split(':')[1]), await instance()]
    await one.stage.read({ ...WOMEN, key: key.split(':')[2]! })
    await expect.poll(() => one.redis.send((client) => client.exists(key)), PATIENCE).toBe(1)
    await one.redis.send((client) => client.copy(key, PAGE))
    expect(await two.stage.read()).toBe('MISS 200 render 1')
    expect(vi.mocked(console.error).mock.calls).toEqual([['Redis does not share pages: a page is damaged']])
  })

  test.each([['an hour ahead', 3_600_000], ['an hour behind', -3_600_000]])('age rightly if the clock of their instance is %s', async (_how, error) => {
    const [one, two] = [await instance(), await instance()]
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + error)
    await one.stage.read()
    await written(two)
    clock.mockRestore()
    expect(await two.stage.read()).toBe('SHARED 200 render 1')
    const { storedAt, freshUntil } = two.stage.cache.fresh(WOMEN.key)!
    const now = performance.now()
    expect([now - storedAt, freshUntil - now].map((milliseconds) => milliseconds >= 0 && milliseconds <= 60_000)).toEqual([true, true])
  })

  const AGED = 70_000
  test.each([
    ['the clock of Redis tells', async (ttl: number) => administrator.redis.send((client) => client.pExpire(PAGE, ttl - AGED))],
    ['the log tells, if the clock of Redis was set back', async (ttl: number) => {
      await administrator.redis.send((client) => client.pExpire(PAGE, ttl + 3_600_000))
      await administrator.redis.send((client) => client.hIncrBy('clock', 'position', AGED * 1000))
    }],
  ])('are as old as %s', async (_what, age) => {
    const [one, two] = [await instance(), await instance()]
    await one.stage.read()
    await written(two)
    await age(await two.redis.send((client) => client.pTTL(PAGE)))
    await two.log.catchUp()
    expect(await two.stage.read()).toBe('STALE 200 render 1')
    await expect.poll(() => two.stage.renders, PATIENCE).toBe(1)
    await leaseEnded(two)
  })

  test('files of the build stay where they are', async () => {
    const one = await instance()
    await one.stage.read({ key: 'file /_next/static/a.js', url: '/_next/static/a.js', headers: {} })
    expect(await one.redis.send((client) => client.keys('*page:*'))).toEqual([])
  })
})

describe.skipIf(!hasRedis)('[CLUSTER-02] a drop', () => {
  test.each([0, -60, 3600])('ends the pages in Redis, too, if the clock of Redis has just changed by %i seconds', async (error) => {
    const [one, two] = [await instance(), await instance()]
    one.stage.tags = ['product:MQ==']
    await one.stage.read()
    await written(two)
    setRedisClock(error)
    await one.log.drop(['product:MQ=='])
    expect(await two.stage.read()).toBe('MISS 200 render 1')
  })

  test('ends a page whose render began before it', async () => {
    const [one, two] = [await instance(), await instance()]
    const { promise, resolve } = Promise.withResolvers<void>()
    one.stage.gate = promise
    one.stage.tags = ['product:MQ==']
    const visit = one.stage.read()
    await expect.poll(() => one.stage.renders, PATIENCE).toBe(1)
    await two.log.drop(['product:MQ=='])
    resolve()
    expect(await visit).toBe('MISS 200 render 1')
    expect(await two.stage.read()).toBe('MISS 200 render 1')
    expect(await one.stage.read()).toBe('SHARED 200 render 1')
  })

  test('ends all pages if Redis has forgotten which tags were dropped', async () => {
    const [one, two] = [await instance(), await instance()]
    await one.stage.read()
    await written(two)
    await one.redis.send((client) => client.del('dropped'))
    expect(await two.stage.read()).toBe('MISS 200 render 1')
  })
})

describe.skipIf(!hasRedis)('[CLUSTER-04] without Redis', () => {
  test('each instance serves what it has and renders what it lacks', async () => {
    const [one, two] = [await instance(), await instance()]
    await one.stage.read()
    await written(two)
    for (const line of [one, two]) line.cut()
    await expect.poll(() => one.log.isAlone && two.log.isAlone, PATIENCE).toBe(true)
    expect(await one.stage.read()).toBe('HIT 200 render 1')
    expect(await two.stage.read()).toBe('MISS 200 render 1')
  })

  test('an instance shows no page for longer than its lifetime', async () => {
    const one = await instance()
    one.stage.headers = { ...one.stage.headers, 'cache-control': 's-maxage=1, stale-while-revalidate=60' }
    await one.stage.read()
    one.cut()
    await expect.poll(() => one.log.isAlone, PATIENCE).toBe(true)
    expect(await one.stage.read()).toBe('MISS 200 render 2')
  })

  test('a page that Redis refuses is served, and the refusal logged once', async () => {
    const errors = vi.mocked(console.error)
    const one = await instance()
    await administrator.redis.send((client) => client.configSet('maxmemory', '1'))
    expect(await one.stage.read()).toBe('MISS 200 render 1')
    expect(await one.stage.read({ ...WOMEN, key: 'html /en/men', url: '/en/men' })).toBe('MISS 200 render 2')
    await expect.poll(() => errors.mock.calls.length, PATIENCE).toBe(1)
    expect(errors.mock.calls.flat()[0]).toMatch(/^Redis does not share pages: .*OOM/)
    await administrator.redis.send((client) => client.configSet('maxmemory', '0'))
  })
})
