interface Publication {
  readonly published?: string | undefined
  /** Milliseconds since 1970. */
  readonly startDate?: number | null | undefined
  readonly endDate?: number | null | undefined
}

/** Entries that visitors may see now. The service ignores dates in untargeted lists, and cached answers may predate them. */
export function published<Entry extends Publication>(entries: readonly Entry[], now = Date.now()): Entry[] {
  return entries.filter(
    ({ published: state = 'published', startDate, endDate }) => state === 'published' && (startDate ?? 0) <= now && now < (endDate ?? Infinity),
  )
}

/** Entries that editors may see. */
export const drafts = <Entry extends Publication>(entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.published !== 'archived')
