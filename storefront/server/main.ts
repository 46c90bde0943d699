import './load-env.ts'
import './check-settings.ts'
import './check-names.ts'
import next from 'next'
import type { Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import packageJson from '../package.json' with { type: 'json' }
import { buildFolder, readServerSettings, type ServerSettings } from '../src/env.ts'
import { sharedRedis } from '../src/lib/redis.ts'
import { pictureFolders } from '../src/lib/picture-hosts.ts'
import { publicSettings } from '../src/public-env.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { localePath } from '../src/i18n/paths.ts'
import { shareAssets } from './asset-folder.ts'
import { gateBackendCalls } from './backend-calls/gate.ts'
import { reportUntranslated } from './brand/report-untranslated.ts'
import { readBuildRoutes } from './build-routes.ts'
import { checkBuild } from './check-build.ts'
import { createFinishPage } from './content-security/finish-page.ts'
import { createEdge } from './edge/create-edge.ts'
import { createDevelopmentServer } from './development-server.ts'
import { readShareDesign } from './draw-share-picture.ts'
import { readPreviewId } from './drafts.ts'
import { filterKeys } from './filter-keys.ts'
import { checkBackend } from './health/check-backend.ts'
import { createHealth } from './health/health.ts'
import { limitConnections } from './limit-connections.ts'
import { ignoreLogErrors } from './ignore-log-errors.ts'
import { workerScript } from './service-worker.ts'
import { checkPictures } from './next-cache.ts'
import { openConnections } from './open-connections.ts'
import { createShopServer } from './shop-server.ts'
import { startLog } from './start-log.ts'
import { exitOnSignal, stopOnSignal, stopServer } from './stop-server.ts'
import { warmUp } from './warm-up.ts'
import { startWithdrawal } from './withdrawal/start-withdrawal.ts'

/** Milliseconds for the remaining work after the last connection has closed. */
const AFTER_CUT = 1000
const STOREFRONT = join(import.meta.dirname, '..')

ignoreLogErrors()
try {
  await start(readServerSettings())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(settings: ServerSettings): Promise<void> {
  const started = exitOnSignal()
  startLog(settings.logFormat)
  await reportUntranslated(settings.brand)
  if (!settings.isDevelopment) limitHeapGrowth()
  if (!settings.isDevelopment) checkBuild(join(STOREFRONT, buildFolder))
  gateBackendCalls()
  const withdrawal = startWithdrawal(settings.withdrawal)
  const app = next({ dev: settings.isDevelopment, dir: STOREFRONT, turbopack: true })
  await app.prepare()
  const edge = createEdge(settings.edge)
  const filters = filterKeys({ refreshSeconds: settings.revalidateSeconds })
  const shared = {
    locales: LOCALES,
    isFilter: filters.isFilter,
    localeOfStore: (code: string) => LOCALES.find((locale) => settings.storeCodes.get(locale) === code),
    pictureFolders: pictureFolders(publicSettings.imageHosts, settings.services.content),
    shareDesign: await readShareDesign(settings.brand),
    trustedProxies: settings.trustedProxies,
    siteUrl: settings.siteUrl,
    next: app.getRequestHandler(),
  }
  const previewId = settings.services.content?.previewSecret ? readPreviewId(join(STOREFRONT, buildFolder)) : undefined
  const redis = sharedRedis(settings.redisUrl)
  const health = createHealth([
    { name: 'backend', check: checkBackend },
    ...(redis ? [{ name: 'redis', check: () => redis.send((client) => client.ping()).then(() => true) }] : []),
  ])
  const routes = settings.isDevelopment ? undefined : readBuildRoutes(join(STOREFRONT, buildFolder), join(STOREFRONT, 'public'))
  void checkPictures()
  // Before the shop answers: its first page may be followed by requests to an instance of another build.
  const assets = routes && settings.assetsFolder ? await shareAssets(settings.assetsFolder, join(STOREFRONT, buildFolder, 'static')) : undefined
  const shop = !routes
    ? undefined
    : createShopServer({
        ...shared,
        ...routes,
        ...(assets && { isFile: (path) => routes.isFile(path) || assets.has(path), next: assets.withOtherBuilds(shared.next, routes.isFile) }),
        maxBytes: settings.pageCacheBytes,
        rendering: settings.rendering,
        revalidateSecret: settings.revalidateSecret,
        previewId,
        finishPage: createFinishPage(settings),
        redis,
        // A page may be rendered from data that is as old as a page may be.
        instance: { place: `${hostname()}:${settings.port}`, pageLifetime: 2 * settings.revalidateSeconds * 1000 },
        buildId: readBuildId(),
        edge,
        health,
        workerScript: workerScript({ isInstallable: settings.isInstallable, buildId: readBuildId(), locales: LOCALES }),
      })
  const server = shop?.server ?? createDevelopmentServer({ ...shared, upgrade: app.getUpgradeHandler() })
  const traces = settings.tracesUrl === undefined ? undefined : await serveTraces(settings.tracesUrl)
  const metrics = shop && settings.metrics && (await serveMetrics(settings.metrics, shop))

  limitConnections(server, settings)
  const port = await listen(server, settings.port)
  const origin = `http://localhost:${port}`
  console.log(`The shop answers at ${origin}`)

  const stopping = new AbortController()
  const stop = async (): Promise<void> => {
    stopping.abort()
    filters.stop()
    health.stop()
    await setTimeout(settings.stopDelay)
    edge.stop()
    assets?.stop()
    const [cut] = await Promise.all([stopServer(server, settings.stopTimeout), withdrawal.stop()])
    if (cut > 0) console.error(`Requests cut off after ${settings.stopTimeout / 1000} seconds (see STOP_TIMEOUT): ${cut}`)
    await shop?.log?.stop()
    redis?.close()
    await traces?.stop()
    metrics?.closeAllConnections()
    metrics?.close()
    await app.close()
    // In development the file watchers would run forever. In production Next may still be storing a picture.
    if (settings.isDevelopment) process.exit(0)
  }
  stopOnSignal(stop, settings.stopDelay + settings.stopTimeout + AFTER_CUT)
  started()

  await filters.refresh()
  // A proxy sends shoppers only from now on: the first would wait for the pages that everybody visits.
  if (settings.isWarmedUp) await warmUp(origin, LOCALES.map((locale) => localePath(locale, '/')), stopping.signal, health.start)
  health.start()
}

/**
 * By default V8 lets garbage grow to several times the live heap, and the young generation to 100 MB. Rendering leaves much garbage, and
 * cached pages need the memory: with these flags a shop under load takes 330 MB instead of 610. V8 logs a flag that it no longer has.
 */
function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Loads the package for it only if it is used. */
async function serveMetrics(address: NonNullable<ServerSettings['metrics']>, { server, pages, renders }: ReturnType<typeof createShopServer>): Promise<Server> {
  const { startMetrics } = await import('./metrics/start-metrics.ts')
  return startMetrics(address, { pages, renders, connections: () => openConnections(server).size, build: { id: readBuildId(), version: packageJson.version } })
}

async function serveTraces(url: string): Promise<{ readonly stop: () => Promise<void> }> {
  const { startTraces } = await import('./traces/start-traces.ts')
  return startTraces(url, packageJson.version)
}

function readBuildId(): string {
  return readFileSync(join(STOREFRONT, buildFolder, 'BUILD_ID'), 'utf8').trim()
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: set PORT to another one for the shop`) : error)
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
