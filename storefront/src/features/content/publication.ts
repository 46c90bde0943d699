interface Publication {
  readonly published?: string | undefined
  /** Milliseconds since 1970. */
  readonly startDate?: number | null | undefined
  readonly endDate?: number | null | undefined
}

/** What visitors may see. The service leaves the dates of a list to the shop, and an answer that is kept may be older than they are. */
export function published<Entry extends Publication>(entries: readonly Entry[], now = Date.now()): Entry[] {
  return entries.filter(
    ({ published: state = 'published', startDate, endDate }) => state === 'published' && (startDate ?? 0) <= now && now < (endDate ?? Infinity),
  )
}

/** What an editor may see. */
export const drafts = <Entry extends Publication>(entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.published !== 'archived')
