import { createClient, RESP_TYPES } from '@redis/client'
import { within } from './within.ts'

/** Braces keep all keys on one node of a Redis cluster, as scripts require. */
const PREFIX = '{kram}:'
/** Milliseconds. A connection on which nothing arrives for the socket timeout, not even the reply to a ping, is opened again. */
const PING_INTERVAL = 1000
const SOCKET_TIMEOUT = 3000
const CONNECT_TIMEOUT = 2000
const MAX_RETRY_DELAY = 500
const COMMAND_TIMEOUT = 500

/** A connection to Redis or Valkey, which several instances of the shop share. */
export interface Redis {
  /** Sends a command, and rejects if there is no connection, or no reply within half a second. */
  readonly send: <Reply>(command: (client: RedisClient) => Promise<Reply>) => Promise<Reply>
  /** Runs a Lua script on keys, which get the shop's prefix. */
  readonly run: <Reply>(script: string, keys: readonly string[], values: readonly string[]) => Promise<Reply>
  /** The value as bytes. */
  readonly bytes: (key: string) => Promise<Buffer | undefined>
  /** Calls `listener` for each message of a channel, on a second connection. */
  readonly subscribe: (channel: string, listener: () => void) => void
  readonly close: () => void
}

type RedisClient = ReturnType<typeof createRedisClient>

/** Connects in the background, again and again after each failure. Callers report failures, since they know their consequences. */
export function connectRedis(url: string): Redis {
  const client = createRedisClient(url)
  const asBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const subscribers: RedisClient[] = []
  open(client)
  const send: Redis['send'] = (command) => withTimeout(command(client))
  return {
    send,
    run: async <Reply>(script: string, keys: readonly string[], values: readonly string[]) =>
      (await send((to) => to.eval(script, { keys: [...keys], arguments: [...values] }))) as Reply,
    bytes: async (key) => (await withTimeout(asBytes.get(key))) ?? undefined,
    subscribe(channel, listener) {
      const subscriber = client.duplicate()
      subscribers.push(subscriber)
      open(subscriber)
      const subscribe = () => void subscriber.subscribe(channel, listener).catch(() => {})
      // Later the client renews its subscriptions by itself.
      subscriber.once('ready', subscribe)
    },
    close: () => [client, ...subscribers].forEach((each) => each.destroy()),
  }
}

function createRedisClient(url: string) {
  return createClient({
    url,
    keyPrefix: PREFIX,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL,
    socket: { connectTimeout: CONNECT_TIMEOUT, socketTimeout: SOCKET_TIMEOUT, reconnectStrategy: (retries) => Math.min(50 * (retries + 1), MAX_RETRY_DELAY) },
  })
}

function open(client: RedisClient): void {
  // Without a listener, an error would end the process.
  client.on('error', () => {})
  client.connect().catch(() => {})
}

const withTimeout = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
  within(COMMAND_TIMEOUT, reply, () => {
    throw new Error(`Redis did not reply within ${COMMAND_TIMEOUT} ms`)
  })

/** Next bundles this module several times, and the page server loads its own copy. */
const shared = globalThis as typeof globalThis & { redis?: Redis }

/** The process's own connection; undefined without a URL. */
export const sharedRedis = (url: string | undefined): Redis | undefined => (url === undefined ? undefined : (shared.redis ??= connectRedis(url)))
