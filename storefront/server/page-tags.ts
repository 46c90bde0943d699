import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The tags of the page that is being rendered. Next tells them to its own cache alone, so that cache leaves them here for
 * the page cache, which has to drop the page with them.
 */
const rendering = new AsyncLocalStorage<Set<string>>()

/** Runs `render` and hands it the set in which its tags gather; the set is complete once the response has ended. */
export function collectTags<T>(render: (tags: ReadonlySet<string>) => T): T {
  const tags = new Set<string>()
  return rendering.run(tags, () => render(tags))
}

export function addTags(tags: Iterable<string>): void {
  const gathered = rendering.getStore()
  if (gathered) for (const tag of tags) gathered.add(tag)
}
