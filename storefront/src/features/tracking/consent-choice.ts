import { PURPOSES, type Purpose } from './purposes.ts'

/** A visitor's choice, as their browser stores it. */
export interface ConsentChoice {
  /** The version of the consent text that the visitor saw. */
  readonly version: number
  /** The day of the choice, such as 2026-05-01. */
  readonly date: string
  readonly granted: readonly Purpose[]
  readonly refused: readonly Purpose[]
  /** Whether the browser sent a Global Privacy Control signal at the time. */
  readonly isDespiteSignal: boolean
}

const DESPITE_SIGNAL = 'gpc'
const REFUSED = 'no-'
const VERSION = /^\d+$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** Serializes a choice, for example to `1.2026-05-01.analytics.no-marketing`. */
export function writeChoice({ version, date, granted, refused, isDespiteSignal }: ConsentChoice): string {
  return [version, date, ...(isDespiteSignal ? [DESPITE_SIGNAL] : []), ...granted, ...refused.map((purpose) => REFUSED + purpose)].join('.')
}

/** Parses what `writeChoice` wrote; undefined for any other text. */
export function readChoice(text: string | undefined): ConsentChoice | undefined {
  const [version = '', date = '', ...parts] = text?.split('.') ?? []
  if (!VERSION.test(version) || !DATE.test(date)) return undefined
  return {
    version: Number(version),
    date,
    granted: PURPOSES.filter((purpose) => parts.includes(purpose)),
    refused: PURPOSES.filter((purpose) => parts.includes(REFUSED + purpose)),
    isDespiteSignal: parts.includes(DESPITE_SIGNAL),
  }
}

export interface Consent {
  readonly granted: readonly Purpose[]
  /** Whether the visitor has yet to choose. */
  readonly isOpen: boolean
}

interface ConsentContext {
  readonly choice: ConsentChoice | undefined
  /** The purposes that this shop uses. */
  readonly purposes: readonly Purpose[]
  /** The current version of the consent text. */
  readonly version: number
  /** Whether the browser sends a Global Privacy Control signal. */
  readonly hasSignal: boolean
}

/**
 * The visitor's choice is valid for the current consent text and if it covers all purposes of the shop. A Global
 * Privacy Control signal refuses everything without showing the banner, unless the choice was made despite it.
 */
export function resolveConsent({ choice, purposes, version, hasSignal }: ConsentContext): Consent {
  const isValid = choice?.version === version && purposes.every((purpose) => choice.granted.includes(purpose) || choice.refused.includes(purpose))
  if (choice && isValid && (!hasSignal || choice.isDespiteSignal)) {
    return { granted: purposes.filter((purpose) => choice.granted.includes(purpose)), isOpen: false }
  }
  return { granted: [], isOpen: !hasSignal && purposes.length > 0 }
}
