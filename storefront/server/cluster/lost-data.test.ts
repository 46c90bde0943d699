import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DONE, type Instance, instance, loseData, shareLog, UNCONFIRMED } from './drop-log.fixture.ts'
import { hasRedis, PATIENCE } from './redis.fixture.ts'

const isUnaware = (script: string): boolean => script.includes('local awaited')

describe.skipIf(!hasRedis)('[CLUSTER-02] a drop after Redis has lost its data', () => {
  shareLog()
  // Earlier tests leave killed instances behind.
  beforeEach(loseData)

  /** Two instances that know each other. */
  async function pair(settings: Parameters<typeof instance>[0] = {}): Promise<[Instance, Instance]> {
    const [one, two] = [await instance(settings), await instance(settings)]
    await one.log.catchUp()
    return [one, two]
  }

  test.each(['cut', 'suspend'] as const)('is unconfirmed until an instance that it cannot reach is back (%s)', async (disable) => {
    const [one, two] = await pair()
    two[disable]()
    await loseData()
    expect([await one.log.drop(['products']), await one.log.drop(['products'])]).toEqual([UNCONFIRMED, UNCONFIRMED])
    expect(two.evicted).toEqual([])
    two.mend()
    two.resume()
    await expect.poll(() => one.log.drop(['products']), PATIENCE).toEqual(DONE)
    expect(two.evicted).toContain('all')
  })

  test('is unconfirmed for as long as the pages of an instance that does not come back would live', async () => {
    const [one, two] = await pair({ pageLifetime: 6000 })
    two.cut()
    await loseData()
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
    await expect.poll(() => one.log.drop(['products']), PATIENCE).toEqual(DONE)
  })

  test('waits for no instance that another one has replaced', async () => {
    const [one, two, three] = [await instance(), await instance({ place: 'host:3001' }), await instance()]
    two.cut()
    three.cut()
    const successor = await instance({ place: 'host:3001' })
    await loseData()
    await successor.log.catchUp()
    await one.log.catchUp()
    // It knows the one that was replaced.
    three.mend()
    await expect.poll(() => three.log.isAlone || three.log.isBehind(performance.now()), PATIENCE).toBe(false)
    expect(await one.log.drop(['products'])).toEqual(DONE)
  })

  test('waits until instances could enter what they know', async () => {
    const [one, two] = await pair()
    two.cut()
    one.suspend()
    await loseData()
    const fresh = await instance()
    const { run } = fresh.redis
    vi.spyOn(fresh.redis, 'run').mockImplementation(async (script, ...command) => {
      const reply = await run<never>(script, ...command)
      if (isUnaware(script)) one.resume()
      return reply
    })
    expect(await fresh.log.drop(['products'])).toEqual(UNCONFIRMED)
  })

  test('waits for the instances if the data is lost before it is confirmed', async () => {
    const [one, two] = await pair()
    two.cut()
    const { run } = one.redis
    vi.spyOn(one.redis, 'run').mockImplementation(async (script, ...command) => {
      if (isUnaware(script)) {
        vi.mocked(one.redis.run).mockRestore()
        await loseData()
      }
      return run<never>(script, ...command)
    })
    expect(await one.log.drop(['products'])).toEqual(UNCONFIRMED)
  })
})
