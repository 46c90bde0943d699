import type { FuzzRequest } from './fuzz-request.ts'
import type { PartName } from './parts.ts'

/** A rule that a response, a log or a process has violated. */
export interface Violation {
  /** The same for every request that fails in the same way, so that each failure is reported once. */
  readonly key: string
  readonly detail: string
}

export interface Finding extends Violation {
  readonly part: PartName | 'regression cases' | 'process'
  /** The smallest request that reproduces it; undefined if none of the concurrent requests does. */
  readonly request?: FuzzRequest
  /** The position of the request; undefined for a regression case. */
  readonly seed?: number
  readonly path?: string
  times: number
}

export interface Findings {
  readonly all: readonly Finding[]
  /** Counts a repeated finding. */
  isKnown(violation: Violation): boolean
  add(finding: Omit<Finding, 'times'>): void
}

export function createFindings(): Findings {
  const byKey = new Map<string, Finding>()
  return {
    get all() {
      return [...byKey.values()]
    },
    isKnown({ key }) {
      const finding = byKey.get(key)
      if (finding) finding.times += 1
      return finding !== undefined
    },
    add(finding) {
      byKey.set(finding.key, { ...finding, times: 1 })
    },
  }
}

/** Characters; a longer request is truncated, and the command reproduces it. */
const MAX_SHOWN_LENGTH = 2_000

/** Describes the violation, its request in the form of a regression case, and the command that sends it again. */
export function describeFinding({ part, key, detail, request, seed, path, times }: Finding): string {
  const again = seed === undefined ? '' : `\n  again: npm run fuzz -- --only ${part} --seed ${seed} --path ${path}`
  const text = request ? JSON.stringify(request) : 'unknown'
  const shown = text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}… (${text.length} characters)` : text
  return `${part}: ${key} (${times} times)\n  ${detail.replaceAll('\n', '\n  ')}\n  request: ${shown}${again}`
}
