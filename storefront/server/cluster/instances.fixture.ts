import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { ROOM, Stage } from '../page-cache.fixture.ts'
import { DropLog } from './drop-log.ts'
import { hasRedis, type Line, openLine, PATIENCE, type RedisServer, startRedis, withClock } from './redis.fixture.ts'
import { SharedPages } from './shared-pages.ts'

export interface Instance extends Line {
  readonly log: DropLog
  readonly shared: SharedPages
  readonly stage: Stage
}

let redis: RedisServer
/** A connection of its own to the Redis of all instances. */
export let administrator: Line
let instances: Instance[] = []
/** Seconds by which the clock of Redis is wrong. */
let clockError = 0

export const setRedisClock = (seconds: number): void => {
  clockError = seconds
}

/** A Redis for the tests of a file; each test starts its own instances. */
export function shareRedis(): void {
  beforeAll(async () => {
    if (!hasRedis) return
    redis = await startRedis()
    administrator = await openLine(redis.port)
  })
  afterAll(async () => {
    if (!hasRedis) return
    administrator.close()
    await redis.stop()
  })
  beforeEach(() => {
    // Under load, an instance may be without Redis for a moment.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    for (const { log, ...line } of instances) {
      await log.stop()
      line.close()
    }
    // An instance that is still running would enter those that have stopped.
    if (hasRedis) await administrator.redis.send((client) => client.flushAll())
    instances = []
    clockError = 0
    vi.restoreAllMocks()
  })
}

export async function instance(buildId = 'build'): Promise<Instance> {
  const line = await openLine(redis.port)
  const log = new DropLog({ redis: withClock(line.redis, () => clockError), evict: (tags) => stage.cache.invalidate(tags), lease: 1500 })
  const shared = new SharedPages({ redis: line.redis, log, buildId, lease: 800 })
  const stage = new Stage(ROOM, shared)
  const started = { ...line, log, shared, stage }
  instances.push(started)
  await expect.poll(() => log.isBehind(performance.now()) || log.isAlone, PATIENCE).toBe(false)
  return started
}

export const PAGE = 'page:build:html /en/women'

/** Until the page is in Redis, which the visitor does not wait for. */
export const written = (reader: Instance) => expect.poll(() => reader.redis.send((client) => client.exists(PAGE)), PATIENCE).toBe(1)

/** Until no instance renders the page, nor writes it. */
export const leaseEnded = (reader: Instance) => expect.poll(() => reader.redis.send((client) => client.exists('render:build:html /en/women')), PATIENCE).toBe(0)
