import type { FuzzRequest } from './fuzz-request.ts'
import type { PartName } from './parts.ts'
import type { Violation } from './violation.ts'

export interface Finding extends Violation {
  readonly part: PartName | 'kept cases' | 'process'
  /** The smallest request that shows it; undefined where none of those under way did so again. */
  readonly request?: FuzzRequest
  /** Where it was found; undefined for what was sent as it was kept. */
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

/** Characters of a request, after which the command that sends it again has to do. */
const LONGEST_SHOWN = 2_000

/** What is broken, the request that shows it as a kept case takes it, and how to send it again. */
export function describeFinding({ part, key, detail, request, seed, path, times }: Finding): string {
  const again = seed === undefined ? '' : `\n  again: npm run fuzz -- --only ${part} --seed ${seed} --path ${path}`
  const text = request ? JSON.stringify(request) : 'unknown'
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)` : text
  return `${part}: ${key} (${times} times)\n  ${detail.replaceAll('\n', '\n  ')}\n  request: ${shown}${again}`
}
