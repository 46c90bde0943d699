import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../storefront/server/edge/nginx.fixture.ts'

export interface Redis {
  readonly url: string
  readonly port: number
  readonly stop: () => Promise<void>
}

/** A Redis in memory only, on the given or any free port. */
export async function startRedis(given?: number): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-redis-'))
  const port = given ?? (await freePort())
  const child = spawn(process.env.REDIS_PATH ?? 'redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  await untilConnected(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilConnected(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isConnected = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isConnected) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('Redis does not accept connections')
}
