/**
 * The scripts of the log of drops, which Redis runs one at a time.
 *
 * Positions in the log are microseconds, as text, since Lua would round them when it prints a number. They start with the clock of Redis
 * and follow it, forwards only and by a second at most from one script to the next: a clock that is set, or that of another machine after a
 * fail-over, neither makes a drop older than what is known nor ends a lease. A drop has a position of its own, after all that were given out.
 *
 *     epoch         a random name of the data: another one means that Redis has lost something
 *     clock         `position`: the last one that was given out; `wall`: the clock of Redis then; `drop`: the position of the last drop;
 *                   `began`: that of the beginning of the data
 *     drops         the log: a stream with the tags of each drop and the position of the previous one
 *     dropped       when each tag was last dropped; the empty tag stands for all
 *     seen          when each instance last read the log. One that stops in order is removed; one that vanishes stays for a while
 *     acknowledged  up to which position each instance has read the log
 */
export const LOG_KEYS: readonly string[] = ['epoch', 'clock', 'drops', 'dropped', 'seen', 'acknowledged']
export const DROPPED_KEY = 'dropped'

const CLOCK = `
local time = redis.call('TIME')
local wall = time[1] * 1000000 + time[2]
local stored = tonumber(redis.call('HGET', KEYS[2], 'position') or wall)
local elapsed = wall - (redis.call('HGET', KEYS[2], 'wall') or wall)
local position = stored + math.max(0, math.min(elapsed, 1000000))
local text = function (number) return string.format('%.0f', number) end
local keep = function () redis.call('HSET', KEYS[2], 'position', text(position), 'wall', text(wall)) end
`

/**
 * Arguments: the instance, the position up to which it has read, the epoch that it knows, milliseconds for which one that vanishes is
 * remembered, a name for new data, the place of the instance, and all instances that it has seen in the log.
 *
 * Redis has lost data if a key is missing, or if an instance knows a later position than Redis does: a fail-over to a replica, or an older
 * snapshot. In new data each instance enters all that it knows: they have not read the log, and may still serve what is dropped. An instance
 * that is new to the data replaces another one at its place.
 */
export const PULL = `${CLOCK}
local id, known = ARGV[1], tonumber(ARGV[2])
local epoch = redis.call('GET', KEYS[1])
if not epoch or redis.call('EXISTS', KEYS[2], KEYS[4]) < 2 or known > stored then
  epoch = ARGV[5]
  position = math.max(position, wall, known) + 1
  redis.call('SET', KEYS[1], epoch)
  redis.call('HSET', KEYS[2], 'began', text(position))
  redis.call('DEL', KEYS[3], KEYS[4], KEYS[6])
  redis.call('ZADD', KEYS[4], text(position), '')
end
keep()
local forget = function (instance)
  redis.call('ZREM', KEYS[5], instance)
  redis.call('HDEL', KEYS[6], instance)
end
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], '-inf', text(position - ARGV[4] * 1000))) do forget(gone) end
if epoch ~= ARGV[3] then
  local placeOf = function (instance) return string.match(instance, '^(.*) ') end
  local taken = {}
  for _, instance in ipairs(redis.call('ZRANGE', KEYS[5], 0, -1)) do
    if placeOf(instance) == ARGV[6] then forget(instance) else taken[placeOf(instance)] = true end
  end
  for index = 7, #ARGV do
    local place = placeOf(ARGV[index])
    if place ~= ARGV[6] and not taken[place] then redis.call('ZADD', KEYS[5], text(position), ARGV[index]) end
  end
end
redis.call('ZADD', KEYS[5], text(position), id)
redis.call('HSET', KEYS[6], id, epoch == ARGV[3] and ARGV[2] or '0')
local seen = redis.call('ZRANGE', KEYS[5], 0, -1)
if epoch ~= ARGV[3] then return { epoch, text(position), {}, '0', seen } end
local drops = redis.call('XRANGE', KEYS[3], '(' .. ARGV[2] .. '-0', '+', 'COUNT', 1000)
local upTo = text(position)
if #drops == 1000 then upTo = string.match(drops[1000][1], '^%d+') end
return { epoch, upTo, drops, redis.call('HGET', KEYS[2], 'drop') or '0', seen }
`

/** Arguments: the channel that wakes the instances, and the tags. Returns the position of the drop. A stored page is at most two days old. */
export const DROP = `${CLOCK}
local previous = redis.call('HGET', KEYS[2], 'drop') or '0'
position = position + 1
local at = text(position)
keep()
redis.call('HSET', KEYS[2], 'drop', at)
local tags = {}
for index = 2, #ARGV do
  tags[index - 1] = ARGV[index]
  redis.call('ZADD', KEYS[4], at, ARGV[index])
end
local oldest = text(position - 2 * 86400 * 1000000)
if redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', oldest) > 0 then redis.call('ZADD', KEYS[4], 'GT', oldest, '') end
redis.call('XADD', KEYS[3], 'MAXLEN', '~', 10000, at .. '-0', 'previous', previous, 'tags', cjson.encode(tags))
redis.call('PUBLISH', ARGV[1], at)
return at
`

/**
 * Arguments: the position of a drop, milliseconds of a lease, the instance. Returns how many instances with a lease do not know of it yet,
 * and how many without one: they are suspended, cut off or dead. New data is incomplete until each instance that reaches Redis, and this
 * one in any case, has entered what it knows.
 */
export const UNAWARE = `${CLOCK}
local isComplete = redis.call('ZSCORE', KEYS[5], ARGV[3]) and position >= (redis.call('HGET', KEYS[2], 'began') or 0) + ARGV[2] * 1000
local awaited, missing = isComplete and 0 or 1, 0
local seen = redis.call('ZRANGE', KEYS[5], 0, -1, 'WITHSCORES')
for index = 1, #seen, 2 do
  if tonumber(redis.call('HGET', KEYS[6], seen[index]) or '0') < tonumber(ARGV[1]) then
    if seen[index + 1] + ARGV[2] * 1000 >= position then awaited = awaited + 1 else missing = missing + 1 end
  end
end
return { awaited, missing }
`

/** Argument: the instance. */
export const LEAVE = `
redis.call('ZREM', KEYS[5], ARGV[1])
return redis.call('HDEL', KEYS[6], ARGV[1])
`
