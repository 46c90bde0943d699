import { PURPOSES, type Purpose } from './purposes.ts'

/** A visitor's choice, as their browser stores it. */
export interface ConsentChoice {
  /** The version of the wording that was accepted or refused. */
  readonly version: number
  /** The day of the choice, as 2026-05-01. */
  readonly date: string
  readonly granted: readonly Purpose[]
  readonly refused: readonly Purpose[]
  /** Whether it was made while the browser sent a Global Privacy Control signal. */
  readonly isDespiteSignal: boolean
}

const DESPITE_SIGNAL = 'gpc'
const REFUSED = 'no-'
const VERSION = /^\d+$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** As in `1.2026-05-01.analytics.no-marketing`. */
export function writeChoice({ version, date, granted, refused, isDespiteSignal }: ConsentChoice): string {
  return [version, date, ...(isDespiteSignal ? [DESPITE_SIGNAL] : []), ...granted, ...refused.map((purpose) => REFUSED + purpose)].join('.')
}

/** Undefined for a text that `writeChoice` did not write. */
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
