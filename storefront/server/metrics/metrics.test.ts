import { afterEach, expect, test, vi } from 'vitest'
import { setMeasures } from '../../src/monitoring/measures.ts'
import { createThrottle } from '../../src/graphql/throttle.ts'
import { PageCache } from '../page-cache.ts'
import { pictureQueue } from '../picture-queue.ts'
import { RenderQueue } from '../render-queue.ts'
import { page, shop } from '../shop-server.fixture.ts'
import { counts } from './counts.ts'
import { createRegistry } from './registry.ts'

const NOTHING = { pages: { size: 0, bytes: 0 }, renders: { running: 0, waiting: 0 }, connections: () => 0, build: { id: 'b1', version: '1.2.3' } }

/** Measures as a shop with METRICS_PORT does. @returns the value of a sample by its name and labels, as Prometheus reads it */
function measured(observed: Partial<typeof NOTHING> = {}) {
  const { registry, measures } = createRegistry({ ...NOTHING, ...observed })
  setMeasures(measures)
  return async (sample: string): Promise<number | undefined> => {
    const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${sample} `))
    return line === undefined ? undefined : Number(line.slice(sample.length))
  }
}

const forgetCounts = () => {
  Object.assign(counts.pages, { HIT: 0, SHARED: 0, STALE: 0, MISS: 0, refused: 0 })
  Object.assign(counts.pictures, { resized: 0, running: 0, waiting: 0 })
}
afterEach(() => {
  setMeasures(undefined)
  forgetCounts()
})

test('[OPS-02] answers with pages are counted by where they come from, and renders with their time', async () => {
  const valueOf = measured()
  const send = await shop(page)
  for (let visit = 0; visit < 4; visit++) await send('/books')
  await send('/books?color=49')
  expect(await valueOf('kram_page_responses_total{cache="hit"}')).toBe(3)
  expect(await valueOf('kram_page_responses_total{cache="miss"}')).toBe(2)
  expect(await valueOf('kram_render_seconds_count{kind="page"}')).toBeGreaterThan(0)
  expect(await valueOf('kram_render_seconds_count{kind="query"}')).toBe(1)
})

test('[OPS-02] so are those that were refused, with the page that says so and without', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const valueOf = measured()
  const broken = await shop((request, response) => (request.url?.includes('~unavailable') ? page(request, response) : Promise.reject(new Error('down'))))
  expect((await broken('/books')).status).toBe(503)
  expect((await broken('/books?_rsc=1', { headers: { rsc: '1' } })).status).toBe(503)
  expect(await valueOf('kram_page_responses_total{cache="refused"}')).toBe(2)
  expect(await valueOf('kram_page_responses_total{cache="miss"}')).toBe(0)
})

test('[OPS-02] the memory of pages, the queue of renders and the connections are read at each scrape', async () => {
  const queue = new RenderQueue({ concurrency: 1, waiting: 10 })
  const end = Promise.withResolvers<void>()
  const renders = [queue.run('page', () => end.promise), queue.run('page', () => end.promise), queue.run('query', () => end.promise)]
  const pages = new PageCache({ render: page, maxBytes: 1_000_000, finish: (answer) => answer, queue: new RenderQueue({ concurrency: 1, waiting: 1 }) })
  const valueOf = measured({ pages, renders: queue, connections: () => 7 })
  await pages.get({ key: 'html /en/books', url: '/en/books', headers: {} })
  expect(await valueOf('kram_page_cache_pages')).toBe(1)
  expect(await valueOf('kram_page_cache_bytes')).toBeGreaterThan(500)
  expect([await valueOf('kram_renders_running'), await valueOf('kram_renders_waiting'), await valueOf('kram_connections')]).toEqual([1, 2, 7])
  end.resolve()
  await Promise.all(renders)
  expect([await valueOf('kram_renders_running'), await valueOf('kram_renders_waiting')]).toEqual([0, 0])
})

test('[OPS-02] so are the pictures being resized and those that wait', async () => {
  const valueOf = measured()
  const queue = pictureQueue({ atOnce: 1, mostWaiting: 10 })
  const end = Promise.withResolvers<void>()
  const response = { destroyed: false, getHeader: () => 'MISS', once: () => {}, off: () => {} } as unknown as Parameters<typeof queue>[1]
  const both = ['a', 'b'].map((name) => queue(name, response, () => end.promise))
  expect([await valueOf('kram_pictures_running'), await valueOf('kram_pictures_waiting')]).toEqual([1, 1])
  end.resolve()
  await Promise.all(both)
  expect(await valueOf('kram_pictures_resized_total')).toBe(2)
  expect([await valueOf('kram_pictures_running'), await valueOf('kram_pictures_waiting')]).toEqual([0, 0])
})

test('[OPS-02] an attempt that a limit refuses is counted by its field', async () => {
  const valueOf = measured()
  const throttle = createThrottle()
  for (let attempt = 0; attempt < 22; attempt++) await throttle({ field: 'contactUs', variables: {}, address: '198.51.100.1' })
  expect(await valueOf('kram_throttled_total{field="contactUs"}')).toBe(2)
})

test('[OPS-02] the build, the process and the event loop are described', async () => {
  const valueOf = measured()
  expect(await valueOf('kram_build_info{build="b1",version="1.2.3"}')).toBe(1)
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  expect(await valueOf('kram_orders_total{outcome="placed"}')).toBe(0)
})
