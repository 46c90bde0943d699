import type { BookEntry } from './book-entry.ts'

/** One that was just deleted, and where it stood. */
export interface Removal {
  readonly entry: BookEntry
  readonly index: number
}

/** The entries with the deleted one in its place, also while the shop has not yet been asked anew. */
export const withRemoval = (entries: readonly BookEntry[], removal: Removal | undefined): readonly BookEntry[] =>
  removal ? entries.filter(({ id }) => id !== removal.entry.id).toSpliced(Math.max(0, removal.index), 0, removal.entry) : entries
