import { readFileSync } from 'node:fs'

/** Megabytes of a process's memory, from Linux's /proc; 0 for one that is gone. */
export function residentMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}
