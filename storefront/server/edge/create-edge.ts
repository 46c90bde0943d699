import type { EdgeSettings } from '../../src/settings/edge.ts'
import type { FinishPage } from '../content-security/finish-page.ts'
import { PurgeQueue } from './purge-queue.ts'
import { purgerOf } from './purgers.ts'
import { tagHeaders } from './tag-headers.ts'

/** What the shop does for the cache in front of it. */
export interface Edge {
  /** Adds the headers of the cache in front, to pages that a shared cache may keep. */
  readonly tagPages: (finish: FinishPage) => FinishPage
  /** Undefined without such a cache. @returns whether the cache has confirmed it */
  readonly purge: ((tags: readonly string[] | 'all') => Promise<boolean>) | undefined
  readonly stop: () => void
}

export function createEdge(settings: EdgeSettings): Edge {
  const purger = purgerOf(settings)
  const queue = purger && new PurgeQueue(purger, settings.kind)
  return {
    tagPages: (finish) => (answer, tags) => {
      const page = finish(answer, tags)
      const isShared = /\bs-maxage=/.test(String(page.headers['cache-control'])) && page.headers['set-cookie'] === undefined
      return isShared ? { ...page, headers: { ...page.headers, ...tagHeaders(settings.kind, tags) } } : page
    },
    purge: queue && ((tags) => queue.purge(tags)),
    stop: () => queue?.stop(),
  }
}
