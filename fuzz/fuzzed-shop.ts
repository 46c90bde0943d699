import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleShopSettings } from '../scripts/sample-shop.mjs'
import { mailPortOf, portsAt, type ShopPorts } from '../e2e/ports.ts'
import { type RunningProcess, startBackend, startStorefront } from '../e2e/start-shop.ts'
import { HEAP_MB } from './memory.ts'
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts'

/** Small, so that a run fills the cache and other growth becomes visible. */
const PAGE_CACHE_MB = 64
const SMALL_HEAP = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
const PORTS = portsAt('fuzz')

export interface FuzzedShop {
  readonly ports: ShopPorts
  /** Of the shop and of its pictures. */
  readonly origins: Readonly<Record<'shop' | 'media', string>>
  readonly processes: Readonly<Record<'shop' | 'backend', RunningProcess>>
  readonly proxy: RecordingProxy
  readonly secrets: ReadonlyMap<string, string>
  stop(): Promise<void>
}

/** Starts the built shop and its embedded backend in a temporary folder, with the recording proxy between them. */
export async function startFuzzedShop(): Promise<FuzzedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-fuzz-'))
  const publicUrl = `http://localhost:${PORTS.proxy}`
  const proxy = await startRecordingProxy(PORTS.proxy, PORTS.backend)
  const starting = await Promise.allSettled([
    startBackend(PORTS.backend, folder, `http://localhost:${PORTS.shop}`, { BACKEND_PUBLIC_URL: publicUrl, ...SMALL_HEAP }),
    startStorefront(PORTS, settings(publicUrl)),
  ])
  const stop = async (): Promise<void> => {
    await Promise.all(starting.map(async (started) => started.status === 'fulfilled' && (await started.value.end())))
    proxy.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const [backend, shop] = starting
  if (backend.status === 'rejected' || shop.status === 'rejected') {
    await stop()
    throw [backend, shop].find((started) => started.status === 'rejected')?.reason
  }
  const secrets = new Map([['the revalidation secret', 'hut-key-of-the-shop'], ['the address of this machine’s backend', `localhost:${PORTS.backend}`]])
  return { ports: PORTS, origins: { shop: `http://localhost:${PORTS.shop}`, media: publicUrl }, processes: { shop: shop.value, backend: backend.value }, proxy, secrets, stop }
}

/** Without a bot check, which would refuse every form of the fuzzer. */
const settings = (backendUrl: string) => ({
  BACKEND_URL: backendUrl,
  ...sampleShopSettings(backendUrl, mailPortOf(PORTS.backend)),
  ...SMALL_HEAP,
  PAGE_CACHE_MB: String(PAGE_CACHE_MB),
  BOT_CHECK_SECRET: '',
})
