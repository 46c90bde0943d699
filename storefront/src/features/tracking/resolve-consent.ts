import type { ConsentChoice } from './consent-choice.ts'
import type { Purpose } from './purposes.ts'

export interface Consent {
  readonly granted: readonly Purpose[]
  /** Whether the visitor has yet to choose. */
  readonly isOpen: boolean
}

interface Circumstances {
  readonly choice: ConsentChoice | undefined
  /** The purposes that this shop uses. */
  readonly purposes: readonly Purpose[]
  /** Of the current wording. */
  readonly version: number
  /** Whether the browser sends a Global Privacy Control signal. */
  readonly hasSignal: boolean
}

/**
 * The visitor's choice decides, as long as it covers the current wording and all purposes of the shop. A Global
 * Privacy Control signal refuses everything without showing the banner, unless the choice was made despite it.
 */
export function resolveConsent({ choice, purposes, version, hasSignal }: Circumstances): Consent {
  const isValid = choice?.version === version && purposes.every((purpose) => choice.granted.includes(purpose) || choice.refused.includes(purpose))
  if (choice && isValid && (!hasSignal || choice.isDespiteSignal)) {
    return { granted: purposes.filter((purpose) => choice.granted.includes(purpose)), isOpen: false }
  }
  return { granted: [], isOpen: !hasSignal && purposes.length > 0 }
}
