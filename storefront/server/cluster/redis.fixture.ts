import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { connectRedis, type Redis } from '../../src/lib/redis.ts'

const PROGRAM = 'redis-server'

/** For what takes long only while the machine is busy. */
export const PATIENCE = { timeout: 10_000 }

/** `npm test` finds or installs one where it can. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0

/** A Redis without files, on a free port. */
export async function startRedis(): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-redis-'))
  const port = await freePort()
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** A connection to Redis that the test can cut. */
export interface Line {
  readonly redis: Redis
  /** Closes the connections and refuses new ones. */
  cut(): void
  /** Keeps the connections open and lets nothing pass. */
  stall(): void
  mend(): void
  close(): void
}

export async function openLine(redisPort: number): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const proxy = createServer((inner) => {
    if (isCut) return void inner.destroy()
    const outer = connect(redisPort, '127.0.0.1')
    const pair = [inner, outer] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [outer, inner] as const]) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy() && pairs.delete(pair))
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const redis = connectRedis(`redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
  await vi.waitFor(() => redis.send((client) => client.ping()), { timeout: 5000 })
  const cut = (): void => {
    isCut = true
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
  }
  return {
    redis,
    cut,
    stall: () => pairs.forEach(([inner, outer]) => [inner, outer].forEach((socket) => socket.unpipe())),
    mend: () => {
      isCut = false
      for (const [inner, outer] of pairs) {
        inner.pipe(outer)
        outer.pipe(inner)
      }
    },
    close: () => {
      redis.close()
      cut()
      proxy.close()
    },
  }
}
