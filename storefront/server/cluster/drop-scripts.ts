/**
 * The scripts of the log of drops, which Redis runs one at a time. Times are microseconds since 1970 by the clock of Redis, as text,
 * since Lua would round them when it prints a number.
 *
 *     epoch         a random name of the data: another one means that Redis has lost the log
 *     position      the time of the last drop
 *     drops         the log: a stream with the tags of each drop and the time of the previous one
 *     dropped       when each tag was last dropped; the empty tag stands for all
 *     leases        until when each instance may serve its memory, in milliseconds
 *     acknowledged  up to which time each instance has read the log
 */
export const LOG_KEYS: readonly string[] = ['epoch', 'position', 'drops', 'dropped', 'leases', 'acknowledged']
export const DROPPED_KEY = 'dropped'

const CLOCK = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local milliseconds = math.floor(now / 1000)
local last = tonumber(redis.call('GET', KEYS[2]) or '0')
local text = function (number) return string.format('%.0f', number) end
`

/** Arguments: the instance, the time up to which it has read, the length of its lease, a name for new data. */
export const PULL = `${CLOCK}
if redis.call('SET', KEYS[1], ARGV[4], 'NX') or redis.call('EXISTS', KEYS[4]) == 0 then
  redis.call('SET', KEYS[1], ARGV[4])
  redis.call('ZADD', KEYS[4], text(math.max(now, last)), '')
end
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], '-inf', milliseconds)) do
  redis.call('ZREM', KEYS[5], gone)
  redis.call('HDEL', KEYS[6], gone)
end
redis.call('ZADD', KEYS[5], milliseconds + ARGV[3], ARGV[1])
redis.call('HSET', KEYS[6], ARGV[1], ARGV[2])
local drops = redis.call('XRANGE', KEYS[3], '(' .. ARGV[2] .. '-0', '+', 'COUNT', 1000)
local upTo = text(math.max(now, last))
if #drops == 1000 then upTo = string.match(drops[1000][1], '^%d+') end
return { redis.call('GET', KEYS[1]), upTo, drops }
`

/** Arguments: the channel that wakes the instances, and the tags. Returns the time of the drop. A stored page is at most two days old. */
export const DROP = `${CLOCK}
local at = text(math.max(now, last + 1))
local tags = {}
for index = 2, #ARGV do
  tags[index - 1] = ARGV[index]
  redis.call('ZADD', KEYS[4], at, ARGV[index])
end
local oldest = now - 2 * 86400 * 1000000
if redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', text(oldest)) > 0 then redis.call('ZADD', KEYS[4], 'GT', text(oldest), '') end
redis.call('XADD', KEYS[3], 'MAXLEN', '~', 10000, at .. '-0', 'previous', text(last), 'tags', cjson.encode(tags))
redis.call('SET', KEYS[2], at)
redis.call('PUBLISH', ARGV[1], at)
return at
`

/** Argument: the time of a drop. Returns how many instances with a lease do not know of it yet. */
export const UNAWARE = `${CLOCK}
local count = 0
for _, instance in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], milliseconds, '+inf')) do
  if tonumber(redis.call('HGET', KEYS[6], instance) or '0') < tonumber(ARGV[1]) then count = count + 1 end
end
return count
`

/** Argument: the instance. */
export const LEAVE = `
redis.call('ZREM', KEYS[5], ARGV[1])
return redis.call('HDEL', KEYS[6], ARGV[1])
`
