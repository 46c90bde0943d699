import type { Answer } from './fuzz-request.ts'
import type { PartName } from './parts.ts'

export interface PartCount {
  requests: number
  /** By the first digit of the status; 0 for a connection that was closed without a response. */
  readonly classes: number[]
  /** 503 with Retry-After. */
  busy: number
  slowest: number
}

export interface Tally {
  readonly counts: ReadonlyMap<PartName, PartCount>
  total(): number
  count(part: PartName, answer: Answer): void
}

export function createTally(): Tally {
  const counts = new Map<PartName, PartCount>()
  let total = 0
  return {
    counts,
    total: () => total,
    count(part, { status, milliseconds }) {
      const row = counts.get(part) ?? { requests: 0, classes: Array<number>(6).fill(0), busy: 0, slowest: 0 }
      counts.set(part, row)
      total += 1
      row.requests += 1
      row.classes[Math.floor(status / 100)]! += 1
      if (status === 503) row.busy += 1
      row.slowest = Math.max(row.slowest, milliseconds)
    },
  }
}
