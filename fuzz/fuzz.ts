import { processMemory } from '../e2e/process-memory.ts'
import { runCampaign } from './campaign.ts'
import type { Finding } from './findings.ts'
import { type FuzzedShop, startFuzzedShop } from './fuzzed-shop.ts'
import { memoryFinding, type ProcessReport } from './memory.ts'
import { commandOf, type FuzzOptions } from './options.ts'
import { createTally, type Tally } from './tally.ts'
import { openTarget } from './target.ts'

/** The share of a run after which a process's memory should no longer grow. */
const WARM_UP = 0.2
const PROGRESS_EVERY = 100_000

export interface FuzzRun {
  readonly options: FuzzOptions
  readonly findings: readonly Finding[]
  readonly tally: Tally
  readonly seconds: number
  readonly processes: readonly ProcessReport[]
  /** How many requests the storefront has sent to its backend. */
  readonly proxied: number
}

/** Starts a shop, sends it invalid and hostile requests, and stops it. */
export async function fuzz(options: FuzzOptions, log: (line: string) => void): Promise<FuzzRun> {
  log(`seed ${options.seed}: ${commandOf(options)}`)
  const shop = await startFuzzedShop()
  try {
    return await fuzzShop(shop, options, log)
  } finally {
    await shop.stop()
  }
}

async function fuzzShop(shop: FuzzedShop, options: FuzzOptions, log: (line: string) => void): Promise<FuzzRun> {
  const target = await openTarget(shop)
  const tally = createTally()
  const names = ['shop', 'backend'] as const
  const memories = () => names.map((name) => memoryOf(shop.processes[name].pid))
  const started = performance.now()
  let warm = memories()
  const findings = await runCampaign(target, options, (part, answer) => {
    tally.count(part, answer)
    const total = tally.total()
    if (total === Math.floor(options.requests * WARM_UP)) warm = memories()
    if (total % PROGRESS_EVERY === 0) log(`${total} requests, ${Math.round((performance.now() - started) / 1000)} s, ${memories().join(' + ')} MB`)
  })
  const end = memories()
  const processes = names.map((name, place) => ({
    name,
    memory: { warm: warm[place]!, end: end[place]! },
    logLines: shop.processes[name].output().split('\n').length,
  }))
  const memoryFindings = processes.map(memoryFinding).filter((finding) => finding !== undefined)
  return { options, findings: [...findings, ...memoryFindings], tally, seconds: (performance.now() - started) / 1000, processes, proxied: shop.proxy.count() }
}

/** In megabytes; 0 for a process that has ended. */
function memoryOf(pid: number): number {
  try {
    return processMemory(pid).now
  } catch {
    return 0
  }
}
