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
/** Some 400 bytes each. */
const MAX_SHARED_COUNTERS = 200_000

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

/**
 * All counters are in two keys without an expiry, which Redis evicts by no policy that deletes only what expires: pages must not push them out.
 *
 *     attempts        the count of each, and the spelling of the account in all attempts; empty after two different ones
 *     attempts:until  when each expires, in milliseconds
 */
const KEYS: readonly string[] = ['attempts', 'attempts:until']

const COUNTERS = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local remove = function (name)
  redis.call('HDEL', KEYS[1], name)
  redis.call('ZREM', KEYS[2], name)
end
local read = function (name)
  local count, spelling = string.match(redis.call('HGET', KEYS[1], name) or '', '^(%-?%d+) (.*)$')
  return tonumber(count), spelling
end
local write = function (name, count, spelling) redis.call('HSET', KEYS[1], name, string.format('%d %s', count, spelling)) end
`

/** Arguments: the most counters, the spelling, and for each counter its name, its limit and its window. A longer remaining time shows that the clock was set back. */
const TAKE = `${COUNTERS}
for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now, 'LIMIT', 0, 100)) do remove(name) end
local wait = 0
for index = 3, #ARGV, 3 do
  local name, window = ARGV[index], tonumber(ARGV[index + 2])
  local left = (redis.call('ZSCORE', KEYS[2], name) or now) - now
  if left <= 0 then remove(name) end
  if left > window then
    left = window
    redis.call('ZADD', KEYS[2], now + window, name)
  end
  if (read(name) or 0) >= tonumber(ARGV[index + 1]) then wait = math.max(wait, left) end
end
if wait > 0 then return wait end
for index = 3, #ARGV, 3 do
  local name = ARGV[index]
  local count, spelling = read(name)
  if not count then
    if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[1]) then remove(redis.call('ZRANGE', KEYS[2], 0, 0)[1]) end
    redis.call('ZADD', KEYS[2], now + ARGV[index + 2], name)
    spelling = ARGV[2]
  end
  write(name, (count or 0) + 1, spelling == ARGV[2] and spelling or '')
end
return 0
`
/** Arguments: the names. */
const GIVE_BACK = `${COUNTERS}
for _, name in ipairs(ARGV) do
  local count, spelling = read(name)
  if count then write(name, count - 1, spelling) end
end
return 0
`
/** Arguments: the name and the spelling. */
const RESET = `${COUNTERS}
local _, spelling = read(ARGV[1])
if spelling == ARGV[2] then remove(ARGV[1]) end
return 0
`

/** Counters that all instances share. While Redis is away, each instance counts by itself. */
export function countersInRedis(redis: Redis, alone: Counters = countersInMemory(), maxCounters = MAX_SHARED_COUNTERS): Counters {
  return {
    async take(limits, spelling) {
      const values = limits.flatMap(({ key, most, window }) => [key, String(most), String(window)])
      return redis.run<number>(TAKE, KEYS, [String(maxCounters), spelling, ...values]).catch(() => alone.take(limits, spelling))
    },
    async giveBack(keys) {
      await redis.run(GIVE_BACK, KEYS, keys).catch(() => alone.giveBack(keys))
    },
    async reset(key, spelling) {
      await redis.run(RESET, KEYS, [key, spelling]).catch(() => {})
      await alone.reset(key, spelling)
    },
  }
}
