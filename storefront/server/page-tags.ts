import { AsyncLocalStorage } from 'node:async_hooks'

interface Rendering {
  readonly tags: Set<string>
  readonly startedAt: number
}

/**
 * The tags of the page that is being rendered. Next passes them only to its own cache, which stores them here for
 * the page cache, which evicts the page by them.
 */
const rendering = new AsyncLocalStorage<Rendering>()
/** Milliseconds. */
const MAX_RENDER_MS = 600_000
const invalidatedAt = new Map<string, number>()
let allInvalidatedAt = -1

/** Runs `render` with the set that collects its tags; the set is complete once the response has ended. */
export function collectTags<T>(render: (tags: ReadonlySet<string>, startedAt: number) => T): T {
  const started: Rendering = { tags: new Set(), startedAt: performance.now() }
  return rendering.run(started, () => render(started.tags, started.startedAt))
}

export function addTags(tags: Iterable<string>): void {
  const current = rendering.getStore()
  if (current) for (const tag of tags) current.tags.add(tag)
}

/** The tags collected so far for the page that is being rendered. */
export const collectedTags = (): Iterable<string> => rendering.getStore()?.tags ?? []

export function recordInvalidation(tags: readonly string[] | 'all'): void {
  const now = performance.now()
  if (tags === 'all') {
    allInvalidatedAt = now
    return
  }
  for (const tag of tags) {
    invalidatedAt.delete(tag)
    invalidatedAt.set(tag, now)
  }
  deleteBefore(now - MAX_RENDER_MS)
}

/** The map is in chronological order. */
function deleteBefore(time: number): void {
  for (const [tag, at] of invalidatedAt) {
    if (at >= time) return
    invalidatedAt.delete(tag)
  }
}

/** Whether a render or fetch that began at `startedAt` may contain data that was invalidated since. */
export function wereInvalidatedSince(tags: Iterable<string>, startedAt: number): boolean {
  return allInvalidatedAt >= startedAt || [...tags].some((tag) => (invalidatedAt.get(tag) ?? -1) >= startedAt)
}

/** The start of the current render, if there is one. */
export const renderStartedAt = (): number | undefined => rendering.getStore()?.startedAt
