import { readFileSync } from 'node:fs'

/** In MB, from Linux's /proc: the most that the process ever held. */
export const peakMemory = (pid: number): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000
