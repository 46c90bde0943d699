import { AsyncLocalStorage } from 'node:async_hooks'

interface Rendering {
  readonly tags: Set<string>
  readonly startedAt: number
}

/**
 * The tags of the page that is being rendered. Next tells them to its own cache alone, so that cache leaves them here for
 * the page cache, which has to drop the page with them.
 */
const rendering = new AsyncLocalStorage<Rendering>()
/** Milliseconds, with the wait for a place in the queue. */
const LONGEST_RENDERING = 600_000
const droppedAt = new Map<string, number>()

/** Runs `render` with the set in which its tags gather; the set is complete once the response has ended. */
export function collectTags<T>(render: (tags: ReadonlySet<string>, startedAt: number) => T): T {
  const started: Rendering = { tags: new Set(), startedAt: performance.now() }
  return rendering.run(started, () => render(started.tags, started.startedAt))
}

export function addTags(tags: Iterable<string>): void {
  const current = rendering.getStore()
  if (current) for (const tag of tags) current.tags.add(tag)
}

/** Those that the page that is being rendered has so far. */
export const gatheredTags = (): Iterable<string> => rendering.getStore()?.tags ?? []

export function rememberDropped(tags: readonly string[]): void {
  const now = performance.now()
  for (const tag of tags) {
    droppedAt.delete(tag)
    droppedAt.set(tag, now)
  }
  forgetBefore(now - LONGEST_RENDERING)
}

/** The map is in the order of time. */
function forgetBefore(time: number): void {
  for (const [tag, at] of droppedAt) {
    if (at >= time) return
    droppedAt.delete(tag)
  }
}

/** Whether what was begun at `startedAt` may hold something that has been dropped since. */
export function wereDroppedSince(tags: Iterable<string>, startedAt: number): boolean {
  return [...tags].some((tag) => (droppedAt.get(tag) ?? -1) >= startedAt)
}

/** When the page that is being rendered was begun, if one is. */
export const renderingSince = (): number | undefined => rendering.getStore()?.startedAt
