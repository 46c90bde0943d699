import { capture, type RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import { NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { measured } from './metrics/measure-render.ts'
import { collectTags, wereInvalidatedSince } from './page-tags.ts'
import type { PageRequest } from './page-request.ts'
import { compress, isCompressible, type StoredPage, storedPage, uncached } from './stored-page.ts'

export interface RenderSettings {
  /** Next's own request handler. */
  readonly render: RequestHandler
  /** Transforms a rendered response before it is stored. */
  readonly finish: FinishPage
}

/** @param position in the log of drops (cluster/drop-log.ts) */
export function renderPage({ key, url, headers }: PageRequest, { render, finish }: RenderSettings, position = 0): Promise<StoredPage> {
  return collectTags(async (tags, startedAt) => {
    const rendered = await measured(key, url, () => capture(render, url, headers))
    const answer = tags.has(NOT_FOUND_TAG) ? { ...rendered, status: 404 } : rendered
    const plain = storedPage(url, headers, finish(answer, tags), tags, performance.now(), position)
    const page = isCompressible(plain) ? await compress(plain) : plain
    // If one of its tags was invalidated during the render, the page may already be out of date, in the caches further out as well.
    return wereInvalidatedSince(page.tags, startedAt) ? { ...uncached(page), isStorable: false } : page
  })
}
