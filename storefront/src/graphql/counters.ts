import { LRUCache } from 'lru-cache'
import type { Redis } from '../lib/redis.ts'

export interface CounterLimit {
  readonly key: string
  readonly most: number
  /** Milliseconds from the first attempt. */
  readonly window: number
}

/** Counters of attempts, which expire. */
export interface Counters {
  /**
   * Counts an attempt, unless one of the counters is full: a flood of refused attempts must not evict the counters of others.
   * @param spelling of the account
   * @returns milliseconds until the attempt may be repeated; 0 if it is counted
   */
  take(limits: readonly CounterLimit[], spelling: string): Promise<number>
  giveBack(keys: readonly string[]): Promise<void>
  /** Deletes a counter if all its attempts had the same spelling. */
  reset(key: string, spelling: string): Promise<void>
}

const MAX_COUNTERS = 50_000

interface Counter {
  count: number
  readonly until: number
  /** The spelling of the account in all counted attempts; undefined after two different ones. */
  spelling: string | undefined
}

/** @param now milliseconds of a monotonic clock, since one that is set back would lengthen a window */
export function countersInMemory(now: () => number = () => performance.now()): Counters {
  const counters = new LRUCache<string, Counter>({ max: MAX_COUNTERS })

  const current = (key: string): Counter | undefined => {
    const counter = counters.get(key)
    return counter && counter.until > now() ? counter : undefined
  }
  const begin = ({ key, window }: CounterLimit, spelling: string): Counter => {
    const counter = { count: 0, until: now() + window, spelling }
    counters.set(key, counter)
    return counter
  }

  return {
    async take(limits, spelling) {
      const full = limits.flatMap(({ key, most }) => {
        const counter = current(key)
        return counter && counter.count >= most ? counter.until - now() : []
      })
      if (full.length > 0) return Math.max(...full)
      for (const limit of limits) {
        const counter = current(limit.key) ?? begin(limit, spelling)
        counter.count += 1
        if (counter.spelling !== spelling) counter.spelling = undefined
      }
      return 0
    },
    async giveBack(keys) {
      for (const key of keys) {
        const counter = current(key)
        if (counter) counter.count -= 1
      }
    },
    async reset(key, spelling) {
      if (counters.peek(key)?.spelling === spelling) counters.delete(key)
    },
  }
}

/** Arguments: the spelling, and for each key its limit and its window. */
const TAKE = `
local wait = 0
for index, key in ipairs(KEYS) do
  if tonumber(redis.call('HGET', key, 'count') or '0') >= tonumber(ARGV[2 * index]) then wait = math.max(wait, redis.call('PTTL', key)) end
end
if wait > 0 then return wait end
for index, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 0 then
    redis.call('HSET', key, 'spelling', ARGV[1])
    redis.call('PEXPIRE', key, ARGV[2 * index + 1])
  elseif redis.call('HGET', key, 'spelling') ~= ARGV[1] then
    redis.call('HSET', key, 'spelling', '')
  end
  redis.call('HINCRBY', key, 'count', 1)
end
return 0
`
const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('HINCRBY', key, 'count', -1) end
end
return 0
`
const RESET = `if redis.call('HGET', KEYS[1], 'spelling') == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/** Counters that all instances share. While Redis is away, each instance counts by itself. */
export function countersInRedis(redis: Redis, alone: Counters = countersInMemory()): Counters {
  const nameOf = (key: string): string => `attempts:${key}`
  return {
    async take(limits, spelling) {
      const values = limits.flatMap(({ most, window }) => [String(most), String(window)])
      const keys = limits.map(({ key }) => nameOf(key))
      return redis.run<number>(TAKE, keys, [spelling, ...values]).catch(() => alone.take(limits, spelling))
    },
    async giveBack(keys) {
      await redis.run(GIVE_BACK, keys.map(nameOf), []).catch(() => alone.giveBack(keys))
    },
    async reset(key, spelling) {
      await redis.run(RESET, [nameOf(key)], [spelling]).catch(() => {})
      await alone.reset(key, spelling)
    },
  }
}
