import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { sampleShopSettings } from '../scripts/sample-shop.mjs'
import { mailPortOf, RUN_FOLDER, type ShopPorts } from './ports.ts'
import { copySampleShop } from './sample-shop-file.ts'

const ROOT = join(import.meta.dirname, '..')
const NODE = join(ROOT, 'node_modules/.bin/node')
/** A third less CPU time for each start after the first. */
const COMPILED = join(ROOT, 'var/e2e/compiled')
const START_TIMEOUT = 60_000
const REVALIDATE_SECRET = 'hut-key-of-the-shop'
const STOCK_ALERT_SECRET = 'bell-key'

export interface Shop {
  readonly url: string
  readonly backendUrl: string
  readonly backendProcess: RunningProcess
  readonly shopProcess: RunningProcess
  stop(): Promise<void>
}

export interface RunningProcess {
  readonly pid: number
  /** Its output so far. */
  output(): string
  end(signal?: NodeJS.Signals): Promise<void>
}

type Settings = Readonly<Record<string, string>>

interface BackendOptions {
  /** The clone whose code runs. */
  readonly root?: string
  readonly backendSettings?: Settings
  /** False for a backend with another shop; the storefront then gets no setting of the sample shop. */
  readonly isSampleShop?: boolean
}

/** Starts the built shop and its embedded backend as in production, on separate ports and in a separate folder. */
export async function startShop(ports: ShopPorts, dataFolder: string, settings: Settings = {}, { root, backendSettings, isSampleShop }: BackendOptions = {}): Promise<Shop> {
  const backendProcess = await startBackend(ports.backend, dataFolder, `http://localhost:${ports.shop}`, backendSettings, root)
  const shopProcess = await startStorefront(ports, settings, isSampleShop, root).catch(async (error: unknown) => {
    // Otherwise it would answer the next run's requests.
    await backendProcess.end()
    throw error
  })
  return {
    url: `http://localhost:${ports.shop}`,
    backendUrl: `http://localhost:${ports.backend}`,
    backendProcess,
    shopProcess,
    stop: async () => {
      await Promise.all([shopProcess.end(), backendProcess.end()])
    },
  }
}

/** @param shopUrl the base of links in its mails */
export function startBackend(port: number, dataFolder: string, shopUrl?: string, settings?: Settings, root = ROOT): Promise<RunningProcess> {
  // Some settings, and another clone's code, change what a new shop contains.
  if (!settings && root === ROOT) copySampleShop(dataFolder)
  return startProcess(['backend/src/main.ts'], root, `http://localhost:${port}/health`, {
    BACKEND_PORT: String(port),
    BACKEND_MAIL_PORT: String(mailPortOf(port)),
    BACKEND_DATA: dataFolder,
    BACKEND_DRAW_AHEAD: '0',
    // Hundreds of customers register and log in.
    BACKEND_PASSWORD_COST: '1',
    BACKEND_REVALIDATE_SECRET: REVALIDATE_SECRET,
    BACKEND_STOCK_ALERT_SECRET: STOCK_ALERT_SECRET,
    ...(shopUrl && { BACKEND_SHOP_URL: shopUrl }),
    ...settings,
  })
}

export function startStorefront(ports: ShopPorts, settings: Settings = {}, isSampleShop = true, root = ROOT): Promise<RunningProcess> {
  const backendUrl = `http://localhost:${ports.backend}`
  return startProcess(['server/main.ts'], join(root, 'storefront'), `http://localhost:${ports.shop}/api/graphql`, {
    ...(isSampleShop && sampleShopSettings(backendUrl, mailPortOf(ports.backend))),
    PORT: String(ports.shop),
    BACKEND_URL: backendUrl,
    REVALIDATE_SECRET,
    STOCK_ALERT_SECRET,
    WITHDRAWAL_FOLDER: join(RUN_FOLDER, 'withdrawals', String(ports.shop)),
    // As behind a proxy: each test sends its own visitor address.
    TRUSTED_PROXIES: '1',
    // Tests count requests and log lines, so no other visits may happen.
    WARM_UP: '0',
    ...settings,
  })
}

/** Those of this worker's stories, whose logs a failed story keeps. */
export const startedProcesses: { readonly program: string; readonly output: () => string; readonly kill: () => void }[] = []

// Nobody ends those of a setup that fails half-way; they would answer the next run's requests.
process.once('exit', () => {
  for (const { kill } of startedProcesses) kill()
})

/** @param readyUrl a URL that responds once the process is ready */
export async function startProcess(args: readonly string[], cwd: string, readyUrl: string, settings: Settings): Promise<RunningProcess> {
  // A process left over from another run would be taken for this one.
  if (await responds(readyUrl)) throw new Error(`Another process uses the port of ${readyUrl}`)
  const child = spawn(NODE, args, { cwd, env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  startedProcesses.push({ program: `${args[0]} ${child.pid}`, output: () => printed, kill: () => void child.kill('SIGKILL') })
  await untilReady(child, readyUrl, () => printed)
  return {
    pid: child.pid!,
    output: () => printed,
    end: (signal = 'SIGTERM') => end(child, signal),
  }
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The process exited with ${child.signalCode ?? `status ${child.exitCode}`}:\n${output()}`)
    if (await responds(url)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer within ${START_TIMEOUT} ms:\n${output()}`)
}

const responds = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
