import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleShopSettings } from '../scripts/sample-shop.mjs'
import { mailPortBeside } from '../scripts/settings.mjs'
import { portsAt } from '../e2e/ports.ts'
import { type RunningProcess, startBackend, startStorefront } from '../e2e/start-shop.ts'
import { HEAP_MB } from './memory.ts'
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts'

/** Small, so that a run fills the cache and other growth becomes visible. */
const PAGE_CACHE_MB = 64
const SMALL_HEAP = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
const SHOP = portsAt(20)
const BACKEND = portsAt(21).backend

export interface FuzzedShop {
  readonly ports: Readonly<Record<'shop' | 'backend', number>>
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
  const publicUrl = `http://localhost:${SHOP.backend}`
  const proxy = await startRecordingProxy(SHOP.backend, BACKEND)
  const starting = await Promise.allSettled([
    startBackend(BACKEND, folder, `http://localhost:${SHOP.shop}`, { BACKEND_PUBLIC_URL: publicUrl, ...SMALL_HEAP }),
    startStorefront(SHOP, settings(publicUrl)),
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
  const secrets = new Map([['the revalidation secret', 'hut-key'], ['the address of this machine’s backend', `localhost:${BACKEND}`]])
  return { ports: { shop: SHOP.shop, backend: BACKEND }, origins: { shop: `http://localhost:${SHOP.shop}`, media: publicUrl }, processes: { shop: shop.value, backend: backend.value }, proxy, secrets, stop }
}

/** Without a bot check, which would refuse every form of the fuzzer. */
const settings = (backendUrl: string) => ({
  ...sampleShopSettings(backendUrl, mailPortBeside(BACKEND)),
  ...SMALL_HEAP,
  PAGE_CACHE_MB: String(PAGE_CACHE_MB),
  BOT_CHECK_SECRET: '',
})
