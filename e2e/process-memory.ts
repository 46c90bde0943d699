import { readFileSync } from 'node:fs'

export interface ProcessMemory {
  readonly now: number
  readonly peak: number
}

/**
 * The memory of a process, from Linux's /proc, in megabytes as Node's own options count them.
 * @throws for a process that has exited
 */
export function processMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string): number => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
