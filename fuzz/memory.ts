import type { Finding } from './findings.ts'
import { PAGE_CACHE_MB } from './fuzzed-shop.ts'
import type { ProcessReport } from './fuzz.ts'

/** Megabytes by which a process may grow once it is warm: finished pages, and what a collector has not collected yet. */
const GROWTH = { shop: PAGE_CACHE_MB + 150, backend: 150 }

export function memoryFinding({ name, memory: { warm, end } }: ProcessReport): Finding | undefined {
  if (end === 0) return { part: 'process', key: `${name} is gone`, detail: 'The process has ended', times: 1 }
  if (end - warm <= GROWTH[name]) return undefined
  return { part: 'process', key: `${name} grows`, detail: `from ${warm} to ${end} MB, by more than ${GROWTH[name]}`, times: 1 }
}
