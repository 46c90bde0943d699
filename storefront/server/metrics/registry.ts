import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Measures, OrderOutcome } from '../../src/monitoring/measures.ts'
import { counts } from './counts.ts'

/** What the page server holds at the time of a scrape. */
export interface Observed {
  readonly pages: { readonly size: number; readonly bytes: number }
  readonly renders: { readonly running: number; readonly waiting: number }
  readonly connections: () => number
  readonly build: { readonly id: string; readonly version: string }
}

/** Seconds. A page from Next's cache takes milliseconds, a cold one of a slow backend seconds; calls end after ten. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Seconds, with the limits of "good" and "poor" of https://web.dev/articles/vitals among them. */
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10]
const SHIFTS = [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]
const ORDER_OUTCOMES: readonly OrderOutcome[] = ['placed', 'refused', 'uncertain', 'reconciled']

/** Every metric of the shop, docs/monitoring.md lists them, and those of the process that prom-client knows. */
export function createRegistry({ pages, renders, connections, build }: Observed): { readonly registry: Registry; readonly measures: Measures } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const gauge = (name: string, help: string, read: () => number): void => void new Gauge({ name, help, registers, collect() { this.set(read()) } })
  gauge('kram_page_cache_pages', 'Pages and files in memory.', () => pages.size)
  gauge('kram_page_cache_bytes', 'Memory that they take, in bytes.', () => pages.bytes)
  gauge('kram_renders_running', 'Renders under way.', () => renders.running)
  gauge('kram_renders_waiting', 'Renders that wait for their turn (RENDER_QUEUE).', () => renders.waiting)
  gauge('kram_connections', 'Open connections of visitors and proxies.', connections)
  gauge('kram_pictures_running', 'Pictures being resized.', () => counts.pictures.running)
  gauge('kram_pictures_waiting', 'Pictures that wait for their turn.', () => counts.pictures.waiting)

  counted(registers, 'kram_pictures_resized_total', 'Pictures resized since the start.', [], () => [[{}, counts.pictures.resized]])
  counted(registers, 'kram_page_responses_total', 'Answers with a page or a file, by where it came from; refused: 503.', ['cache'], () =>
    Object.entries(counts.pages).map(([cache, count]) => [{ cache: cache.toLowerCase() }, count]),
  )
  new Gauge({ name: 'kram_build_info', help: 'Always 1.', labelNames: ['build', 'version'], registers }).set({ build: build.id, version: build.version }, 1)

  const rendering = new Histogram({ name: 'kram_render_seconds', help: 'Time of a render without its wait.', labelNames: ['kind'], buckets: SECONDS, registers })
  const operations = new Counter({ name: 'kram_gateway_operations_total', help: 'Operations of browsers by their outcome.', labelNames: ['operation', 'outcome'], registers })
  const backend = new Histogram({ name: 'kram_backend_seconds', help: 'Time of a call of the backend.', labelNames: ['operation', 'caller'], buckets: SECONDS, registers })
  const failures = new Counter({ name: 'kram_backend_failures_total', help: 'Calls of the backend that broke or got a status from 500.', labelNames: ['operation', 'caller'], registers })
  const throttled = new Counter({ name: 'kram_throttled_total', help: 'Attempts that a limit refused.', labelNames: ['field'], registers })
  const orders = new Counter({ name: 'kram_orders_total', help: 'Orders by what became of them.', labelNames: ['outcome'], registers })
  // A rate over a counter that begins with its first event would miss that event.
  for (const outcome of ORDER_OUTCOMES) orders.inc({ outcome }, 0)
  const vitals = new Histogram({ name: 'kram_web_vital_seconds', help: 'LCP, INP and TTFB of real visits.', labelNames: ['name', 'page', 'build'], buckets: VITAL_SECONDS, registers })
  const shifts = new Histogram({ name: 'kram_web_vital_shift', help: 'CLS of real visits.', labelNames: ['page', 'build'], buckets: SHIFTS, registers })

  const measures: Measures = {
    gatewayOperation: (operation, outcome) => operations.inc({ operation, outcome }),
    throttled: (field) => throttled.inc({ field }),
    order: (outcome) => orders.inc({ outcome }),
    render: (kind, seconds) => rendering.observe({ kind }, seconds),
    backendCall({ operation, caller }, seconds, isFailed) {
      backend.observe({ operation, caller }, seconds)
      failures.inc({ operation, caller }, isFailed ? 1 : 0)
    },
    webVital(name, page, value) {
      if (name === 'CLS') shifts.observe({ page, build: build.id }, value)
      else vitals.observe({ name, page, build: build.id }, value)
    },
  }
  return { registry, measures }
}

/** A counter whose values are read from elsewhere. */
function counted(registers: Registry[], name: string, help: string, labelNames: string[], read: () => [Record<string, string>, number][]): void {
  void new Counter({
    name, help, labelNames, registers,
    collect() {
      this.reset()
      for (const [labels, value] of read()) this.inc(labels, value)
    },
  })
}
