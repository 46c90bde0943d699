import { within } from '../../src/lib/within.ts'
import { reportOnce } from '../report-once.ts'
import { PurgeFailed } from './purge-request.ts'
import type { Purger } from './purgers.ts'
import { ALL_PAGES, edgeTag, MANY_TAGS } from './tag-headers.ts'

/** Milliseconds. The sender of a webhook, such as the embedded backend, waits for five seconds. */
const ANSWER_WITHIN = 4000
const SECOND_ATTEMPT_AFTER = 300
const RETRY_AFTER = 10_000
/** Beyond this, all pages are purged: an import of a whole catalogue during an outage must not fill the memory. */
const MAX_PENDING = 10_000

/**
 * Purges the cache in front, one request after another. Tags that arrive during a request share the next one. What cannot be purged is
 * tried again until it succeeds, because the cache would show the old page for as long as it may keep it.
 */
export class PurgeQueue {
  readonly #purger: Purger
  readonly #report: ReturnType<typeof reportOnce>
  readonly #pending = new Set<string>()
  #next: Promise<boolean> | undefined
  #last: Promise<boolean> = Promise.resolve(true)
  #retry: NodeJS.Timeout | undefined

  constructor(purger: Purger, name: string) {
    this.#purger = purger
    this.#report = reportOnce(`The cache in front (${name}) cannot be purged, and shows old pages until it can`)
  }

  /** @returns whether the cache has confirmed the purge within a few seconds; otherwise it is tried again */
  async purge(tags: readonly string[] | 'all'): Promise<boolean> {
    if (tags !== 'all') for (const tag of tags) this.#pending.add(edgeTag(tag))
    if (tags === 'all' || this.#pending.size > MAX_PENDING) this.#replacePending([ALL_PAGES])
    return within(ANSWER_WITHIN, this.#enqueue(), () => false)
  }

  stop(): void {
    clearTimeout(this.#retry)
  }

  #replacePending(tags: readonly string[]): void {
    this.#pending.clear()
    for (const tag of tags) this.#pending.add(tag)
  }

  /** The purge of all pending tags, after the running one. */
  #enqueue(): Promise<boolean> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined
      const tags = [...this.#pending]
      this.#pending.clear()
      return (this.#last = this.#purgeAll(tags))
    })
    return this.#next
  }

  async #purgeAll(tags: readonly string[]): Promise<boolean> {
    const parts = inParts(tags, this.#purger.maxTags - 1)
    for (const [index, part] of parts.entries()) {
      try {
        await this.#attempt([MANY_TAGS, ...part])
      } catch (error) {
        for (const tag of parts.slice(index).flat()) this.#pending.add(tag)
        this.#report.failed(error)
        this.#retryLater(error)
        return false
      }
    }
    this.#report.worked()
    return true
  }

  async #attempt(tags: readonly string[]): Promise<void> {
    try {
      await this.#purger.purge(tags)
    } catch (error) {
      if (!(error instanceof PurgeFailed) || !error.isTemporary) throw error
      await new Promise((resolve) => setTimeout(resolve, SECOND_ATTEMPT_AFTER))
      await this.#purger.purge(tags)
    }
  }

  #retryLater(error: unknown): void {
    clearTimeout(this.#retry)
    const delay = (error instanceof PurgeFailed && error.retryAfter) || RETRY_AFTER
    this.#retry = setTimeout(() => void this.#enqueue(), delay).unref()
  }
}

function inParts(tags: readonly string[], size: number): (readonly string[])[] {
  if (tags.length <= size) return [tags]
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) => tags.slice(index * size, (index + 1) * size))
}
