import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH_BUILD } from '../scripts/build.mjs'
import { portsAt, RUN_FOLDER } from '../e2e/ports.ts'
import { type RunningProcess, startBackend, startStorefront } from '../e2e/start-shop.ts'
import { getSecurely, instanceLine, type Nginx, startNginx } from '../storefront/server/edge/nginx.fixture.ts'
import { openWay, type RedisServer, startRedis, type Way } from '../storefront/server/cluster/redis.fixture.ts'

type Settings = Readonly<Record<string, string>>

export interface Instance {
  readonly port: number
  /** Its own way to Redis. */
  readonly way: Way
  process: RunningProcess
}

export interface Cluster {
  /** The shop's address, of nginx. */
  readonly url: string
  readonly port: number
  readonly backendUrl: string
  redis: RedisServer
  readonly nginx: Nginx
  readonly instances: readonly [Instance, Instance]
  /** A page as visitors get it. */
  readonly visit: (path: string) => Promise<{ readonly status: number; readonly page: string }>
  /** Starts an instance again on its port, also with another build. */
  readonly restart: (instance: Instance, settings?: Settings) => Promise<void>
  readonly close: () => Promise<void>
}

const { shop: NGINX_PORT, backend: BACKEND_PORT } = portsAt('cluster')
const INSTANCE_PORTS = [portsAt('cluster: first instance').shop, portsAt('cluster: second instance').shop] as const
/** Settings of a build that differs: its scripts know one language. */
export const NEWER: Settings = { ...ENGLISH_BUILD.settings, BUILD_FOLDER: ENGLISH_BUILD.folder }
export const FOLDER = join(RUN_FOLDER, 'cluster')

/** Two instances of the built shop with what they share: Redis, folders for pictures and scripts, a backend, and deploy/nginx in front. */
export async function openCluster(settings: Settings = {}): Promise<Cluster> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'backend'), { recursive: true })
  const redis = await startRedis()
  const backend = await startBackend(BACKEND_PORT, join(FOLDER, 'backend'), `http://localhost:${INSTANCE_PORTS[0]}`)
  const url = `https://localhost:${NGINX_PORT}`
  const shared: Settings = {
    SITE_URL: url,
    EDGE_CACHE: 'nginx',
    PICTURE_CACHE_FOLDER: join(FOLDER, 'pictures'),
    ASSETS_FOLDER: join(FOLDER, 'assets'),
    ...settings,
  }
  const startInstance = (port: number, way: Way, own: Settings = {}) =>
    startStorefront({ shop: port, backend: BACKEND_PORT, proxy: 0 }, { ...shared, REDIS_URL: way.url, ...own })
  const [first, second] = await Promise.all(
    INSTANCE_PORTS.map(async (port): Promise<Instance> => {
      const way = await openWay(redis.port)
      return { port, way, process: await startInstance(port, way) }
    }),
  )
  if (!first || !second) throw new Error('No instances')
  // The load of these stories comes from one address.
  const nginx = await startNginx({ instances: INSTANCE_PORTS, port: NGINX_PORT, replace: { 'rate=50r/s': 'rate=5000r/s' } })
  const cluster: Cluster = {
    url,
    port: NGINX_PORT,
    backendUrl: `http://localhost:${BACKEND_PORT}`,
    redis,
    nginx,
    instances: [first, second],
    visit: async (path) => {
      const { status, body } = await getSecurely(NGINX_PORT, path, { headers: { host: `localhost:${NGINX_PORT}` } })
      return { status, page: body.toString() }
    },
    restart: async (instance, own) => {
      await instance.process.end()
      instance.process = await startInstance(instance.port, instance.way, own)
    },
    close: async () => {
      await nginx.stop()
      await Promise.all([first, second].map(({ process }) => process.end()))
      for (const { way } of [first, second]) way.close()
      await Promise.all([backend.end(), cluster.redis.stop()])
    },
  }
  return cluster
}

/**
 * Restarts the instances one after the other, as docs/operations.md describes: nginx stops choosing the instance, which then answers what it has, and is
 * chosen again once it responds.
 */
export async function rollOver({ instances, nginx, restart }: Cluster, settings?: Settings): Promise<void> {
  for (const instance of instances) {
    await nginx.setInstances(instances.map(({ port }) => (port === instance.port ? instanceLine(port).replace(';', ' down;') : instanceLine(port))))
    await restart(instance, settings)
    await nginx.setInstances(instances.map(({ port }) => instanceLine(port)))
  }
}
