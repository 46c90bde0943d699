import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { measureVisit, pageKind } from './measure-visit.ts'

type Report = (metric: { name: string; value: number }) => void
const observers = new Map<string, Report>()
vi.mock('web-vitals', () =>
  Object.fromEntries(['onLCP', 'onINP', 'onCLS', 'onTTFB'].map((name) => [name, (report: Report) => void observers.set(name.slice(2), report)])),
)

const shown = (selector?: string) => ({ querySelector: (asked: string) => (asked === selector ? {} : null), documentElement: { lang: 'pl' } }) as unknown as Document
const beacons: [string, unknown][] = []
let page: EventTarget

beforeEach(() => {
  beacons.length = 0
  page = new EventTarget()
  vi.stubGlobal('document', Object.assign(shown('main > .product'), { visibilityState: 'visible' }))
  vi.stubGlobal('location', new URL('https://shop.example/pl/giewont?token=secret'))
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: string) => void beacons.push([url, JSON.parse(body)]) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const measure = (name: string, value: number) => observers.get(name)!({ name, value })
function turn(visibilityState: 'hidden' | 'visible'): void {
  Object.assign(document, { visibilityState })
  page.dispatchEvent(new Event('visibilitychange'))
}

test('[OPS-04] a view is reported once, when its tab is hidden, with its kind and nothing of its address', () => {
  measureVisit()
  measure('LCP', 900)
  measure('LCP', 1200)
  measure('CLS', 0.01)
  turn('visible')
  expect(beacons).toEqual([])
  turn('hidden')
  measure('INP', 80)
  turn('hidden')
  expect(beacons).toEqual([['/api/vitals', { page: 'product', values: { LCP: 1200, CLS: 0.01 } }]])
})

test('[OPS-04] nothing is reported after consent has been withdrawn', () => {
  const stop = measureVisit()
  measure('LCP', 900)
  stop()
  turn('hidden')
  expect(beacons).toEqual([])
})

test.each([
  ['/', undefined, 'home'],
  ['/pl', undefined, 'home'],
  ['/pl/women', 'main .listing', 'listing'],
  ['/giewont', 'main > .product', 'product'],
  ['/pl/cart', undefined, 'cart'],
  ['/checkout/payment', undefined, 'checkout'],
  ['/dashboard/orders/000000012', undefined, 'other'],
])('[OPS-04] %s with %s is a page of the kind %s', (path, selector, kind) => {
  expect(pageKind(shown(selector), path)).toBe(kind)
})
