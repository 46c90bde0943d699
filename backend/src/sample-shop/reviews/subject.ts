import type { LocalizedText } from '../plan/localized-text.ts'

/** Phrases for one kind of product. */
export interface Subject {
  readonly praise: readonly LocalizedText[]
  /** Complaints. */
  readonly blame: readonly LocalizedText[]
}
