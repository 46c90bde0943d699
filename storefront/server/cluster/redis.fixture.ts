import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../free-port.fixture.ts'
import { connectRedis, type Redis } from '../../src/lib/redis.ts'

const PROGRAM = 'redis-server'

/** For what takes long only while the machine is busy. */
export const PATIENCE = { timeout: 10_000 }

/** `npm test` finds or installs one where it can. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0

export interface RedisServer {
  readonly port: number
  stop(): Promise<void>
}

/** A Redis without files. @param given a port; by default a free one */
export async function startRedis(given?: number): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-redis-'))
  const port = given ?? (await freePort())
  const server = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve()
    })
  })
  return {
    port,
    stop: async () => {
      await new Promise((resolve) => server.once('exit', resolve).kill())
      rmSync(folder, { recursive: true })
    },
  }
}

/** A connection to a Redis whose clock is wrong by some seconds for scripts. */
export const withClock = (redis: Redis, error: () => number): Redis => ({
  ...redis,
  run: (script, keys, values) => redis.run(script.replace("redis.call('TIME')", (time) => `{ ${time}[1] + (${error()}), ${time}[2] }`), keys, values),
})

/** A way to Redis that the test can cut. */
export interface Way {
  readonly url: string
  /** Closes the connections and refuses new ones. */
  cut(): void
  /** Keeps the connections open, also new ones, and lets nothing pass. */
  stall(): void
  /** Lets nothing pass on the open connections any more, as after the loss of a peer; new ones work. */
  silence(): void
  /** The same, after half of the next reply. */
  silenceWithinReply(): void
  /** Leads new connections to another Redis. */
  leadTo(redisPort: number): void
  mend(): void
  close(): void
}

/** A connection to Redis over such a way. */
export interface Line extends Way {
  readonly redis: Redis
  /** Delays all commands, as if the process were suspended before it could send them. */
  suspend(): void
  resume(): void
}

export async function openLine(redisPort: number): Promise<Line> {
  const way = await openWay(redisPort)
  const connection = connectRedis(way.url)
  const { run, send } = connection
  await vi.waitFor(() => send((client) => client.ping()), { timeout: 5000 })
  let running = Promise.withResolvers<void>()
  running.resolve()
  const redis: Redis = { ...connection, run: (...command) => running.promise.then(() => run(...command)), send: (command) => running.promise.then(() => send(command)) }
  return {
    ...way,
    redis,
    suspend: () => void (running = Promise.withResolvers()),
    resume: () => running.resolve(),
    close: () => {
      redis.close()
      way.close()
    },
  }
}

export async function openWay(firstPort: number): Promise<Way> {
  let redisPort = firstPort
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  let isStalled = false
  const proxy = createServer((inner) => {
    if (isCut) return void inner.destroy()
    const outer = connect(redisPort, '127.0.0.1')
    const pair = [inner, outer] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [outer, inner] as const]) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy() && pairs.delete(pair))
      if (!isStalled) one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    isCut = true
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
  }
  const silence = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.unpipe().resume()
    pairs.clear()
  }
  return {
    url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    silence,
    silenceWithinReply: () => {
      for (const [inner, outer] of pairs) {
        outer.unpipe().once('data', (reply: Buffer) => inner.write(reply.subarray(0, reply.length / 2)))
        outer.resume()
      }
      pairs.clear()
    },
    leadTo: (port) => void (redisPort = port),
    stall: () => {
      isStalled = true
      for (const pair of pairs) for (const socket of pair) socket.unpipe()
    },
    mend: () => {
      isCut = false
      isStalled = false
      for (const [inner, outer] of pairs) {
        inner.pipe(outer)
        outer.pipe(inner)
      }
    },
    close: () => {
      cut()
      proxy.close()
    },
  }
}
