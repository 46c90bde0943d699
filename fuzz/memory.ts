import type { Finding } from './findings.ts'

/** Megabytes of a heap in a run: a heap that grows with every request exceeds it and ends the process. */
export const HEAP_MB = 512
/** Megabytes of a whole process: its heap, finished pages, and what the database and the pictures need. */
const MAX_MEGABYTES = { shop: 900, backend: 700 }

export interface ProcessReport {
  readonly name: 'shop' | 'backend'
  /** Megabytes. */
  readonly memory: { readonly warm: number; readonly end: number }
  readonly logLines: number
}

export function memoryFinding({ name, memory }: ProcessReport): Finding | undefined {
  if (memory.end === 0) return { part: 'process', key: `${name} is gone`, detail: 'The process has exited', times: 1 }
  if (memory.end <= MAX_MEGABYTES[name]) return undefined
  return { part: 'process', key: `${name} grows`, detail: `from ${memory.warm} to ${memory.end} MB, beyond ${MAX_MEGABYTES[name]}`, times: 1 }
}
