import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { DropLog } from './drop-log.ts'
import { hasRedis, type Line, openLine, PATIENCE, type RedisServer, startRedis, withClock } from './redis.fixture.ts'

/** Milliseconds. */
export const LEASE = 1500

export interface Instance extends Line {
  readonly log: DropLog
  /** What it was told to evict. */
  readonly evicted: (string | readonly string[])[]
  /** What it was told to purge from the cache in front of the shop. */
  readonly purged: (string | readonly string[])[]
}

export const DONE = { dropped: 1, isEverywhere: true }
export const UNCONFIRMED = { dropped: 1, isEverywhere: false }

let redis: RedisServer
let instances: Instance[] = []
/** Seconds by which the clock of Redis is wrong. */
let clockError = 0

export const setRedisClock = (seconds: number): void => {
  clockError = seconds
}

/** A Redis for the tests of a file; each test starts its own instances. */
export function shareLog(): void {
  beforeAll(async () => {
    if (hasRedis) redis = await startRedis()
  })
  afterAll(() => redis?.stop())
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    for (const { log, ...line } of instances) {
      // A stalled connection would answer no farewell.
      line.mend()
      line.resume()
      await log.stop()
      line.close()
    }
    instances = []
    clockError = 0
    vi.restoreAllMocks()
  })
}

/** An instance that has read the log, and forgotten what it evicted at its start. */
export async function instance(settings: { place?: string; pageLifetime?: number } = {}): Promise<Instance> {
  const line = await openLine(redis.port)
  const evicted: Instance['evicted'] = []
  const purged: Instance['purged'] = []
  const log = new DropLog({
    ...settings,
    redis: withClock(line.redis, () => clockError),
    evict: (tags) => {
      evicted.push(tags)
      return 1
    },
    afterLateDrop: (tags) => purged.push(tags),
    lease: LEASE,
  })
  const started = { ...line, log, evicted, purged }
  instances.push(started)
  await expect.poll(() => log.isBehind(performance.now()) || log.isAlone, PATIENCE).toBe(false)
  evicted.length = 0
  purged.length = 0
  return started
}

export async function loseData(): Promise<void> {
  const line = await openLine(redis.port)
  await line.redis.send((client) => client.flushAll())
  line.close()
}
