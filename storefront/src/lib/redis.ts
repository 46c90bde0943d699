import { ClientOfflineError, createClient, ErrorReply, RESP_TYPES } from '@redis/client'
import { withinLoopTime } from './within-loop-time.ts'

/** Braces keep all keys on one node of a Redis cluster, as scripts require. */
const PREFIX = '{kram}:'
/** Milliseconds. An idle connection on which nothing arrives for the socket timeout, not even the reply to a ping, is opened again. */
const PING_INTERVAL = 1000
const SOCKET_TIMEOUT = 3000
const CONNECT_TIMEOUT = 2000
const MAX_RETRY_DELAY = 500
const COMMAND_TIMEOUT = 500
/** After the timeout of a command. The socket's own timeout never comes while commands are written, even if no reply arrives. */
const REOPEN_AFTER = 500

/** A connection to Redis or Valkey, which several instances of the shop share. */
export interface Redis {
  /**
   * Sends a command, and rejects if there is no connection, or no reply within half a second. While a reply is overdue, other commands
   * are rejected at once, so that callers with several commands do not wait for each.
   */
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
  const subscribers: RedisClient[] = []
  let current = openLink(url)
  let isClosed = false

  /** @param link a connection that may have ended without either side noticing: a lost peer, an expired entry of a NAT, a moved address */
  const reopen = (link: Link): void => {
    if (link !== current || isClosed) return
    current = openLink(url)
    link.client.destroy()
  }

  const request = async <Reply>(command: (link: Link) => Promise<Reply>): Promise<Reply> => {
    const link = current
    if (link.isOverdue) throw new Error('Redis does not reply')
    const reply = command(link).catch((error: unknown) => {
      if (isReadOnly(error)) reopen(link)
      throw error instanceof ClientOfflineError && link.problem ? link.problem : error
    })
    const settled = reply.catch(() => {}).then(() => void (link.isOverdue = false))
    return withinLoopTime(COMMAND_TIMEOUT, reply, () => {
      link.isOverdue = true
      void withinLoopTime(REOPEN_AFTER, settled, () => reopen(link))
      throw new Error(`Redis did not reply within ${COMMAND_TIMEOUT} ms`)
    })
  }

  const send: Redis['send'] = (command) => request(({ client }) => command(client))
  return {
    send,
    run: async <Reply>(script: string, keys: readonly string[], values: readonly string[]) =>
      (await send((to) => to.eval(script, { keys: [...keys], arguments: [...values] }))) as Reply,
    bytes: async (key) => (await request(({ asBytes }) => asBytes.get(key))) ?? undefined,
    subscribe(channel, listener) {
      const subscriber = open(createRedisClient(url))
      subscribers.push(subscriber)
      const subscribe = () => void subscriber.subscribe(channel, listener).catch(() => {})
      // Later the client renews its subscriptions by itself.
      subscriber.once('ready', subscribe)
    },
    close: () => {
      isClosed = true
      for (const client of [current.client, ...subscribers]) client.destroy()
    },
  }
}

interface Link {
  readonly client: RedisClient
  readonly asBytes: ReturnType<typeof readingBytes>
  /** Why there is no connection, such as a refused password. */
  problem?: Error
  /** Whether a reply has not come in time, and none since. */
  isOverdue: boolean
}

function openLink(url: string): Link {
  const client = createRedisClient(url)
  const link: Link = { client, asBytes: readingBytes(client), isOverdue: false }
  open(client, (problem) => (link.problem = problem))
  return link
}

/** After a fail-over, an open connection may still lead to the former primary, which is a replica now; a new one finds the other. */
const isReadOnly = (error: unknown): boolean => error instanceof ErrorReply && String(error).startsWith('Error: READONLY ')

const readingBytes = (client: RedisClient) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

function createRedisClient(url: string) {
  return createClient({
    url,
    keyPrefix: PREFIX,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL,
    socket: { connectTimeout: CONNECT_TIMEOUT, socketTimeout: SOCKET_TIMEOUT, reconnectStrategy: (retries) => Math.min(50 * (retries + 1), MAX_RETRY_DELAY) },
  })
}

/** @param note called with each failure of the connection; without a listener, it would end the process */
function open(client: RedisClient, note: (problem: Error) => void = () => {}): RedisClient {
  client.on('error', note)
  client.connect().catch(() => {})
  return client
}

/** Next bundles this module several times, and the page server loads its own copy. */
const shared = globalThis as typeof globalThis & { redis?: Redis }

/** The process's own connection; undefined without a URL. */
export const sharedRedis = (url: string | undefined): Redis | undefined => (url === undefined ? undefined : (shared.redis ??= connectRedis(url)))
