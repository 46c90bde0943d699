import type { IncomingMessage, ServerResponse } from 'node:http'
import { vi } from 'vitest'
import type { SharedPages } from './cluster/shared-pages.ts'
import { PageCache } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import { addTags } from './page-tags.ts'
import { RenderQueue } from './render-queue.ts'
import { bodyOf } from './stored-page.ts'

export const WOMEN: PageRequest = { key: 'html /en/women', url: '/en/women', headers: {} }
export const ROOM = { concurrency: 4, waiting: 100 }
export const FRESH_FOR_A_MINUTE = 's-maxage=60, stale-while-revalidate=600'

/** A cache whose renderer and clock the test controls. */
export class Stage {
  renders = 0
  status = 200
  headers: Record<string, string | string[]> = { 'cache-control': FRESH_FOR_A_MINUTE, 'content-type': 'text/html' }
  tags: string[] = []
  seen: Record<string, unknown>[] = []
  gate: Promise<void> = Promise.resolve()

  readonly cache: PageCache

  constructor(room = ROOM, shared?: SharedPages) {
    this.cache = new PageCache({ maxBytes: 1_000_000, finish: (answer) => answer, queue: new RenderQueue(room), shared, render: (request, response) => this.render(request, response) })
  }

  async render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.renders += 1
    const number = this.renders
    this.seen.push(request.headers)
    addTags(this.tags)
    await this.gate
    response.writeHead(this.status, this.headers)
    response.end(`render ${number}`)
  }

  async read(request: PageRequest = WOMEN): Promise<string> {
    const { page, state } = await this.cache.get(request)
    return `${state} ${page.status} ${bodyOf(page, 'identity').toString()}`
  }

  later(seconds: number): void {
    vi.advanceTimersByTime(seconds * 1000)
  }
}

/** A new cache with a stopped clock. */
export function openStage(): Stage {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  return new Stage()
}
