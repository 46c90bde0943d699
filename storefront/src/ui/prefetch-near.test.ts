import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchNear } from './prefetch-near.ts'

type Entries = ReadonlyArray<{ readonly isIntersecting: boolean; readonly target: object; readonly boundingClientRect?: object }>

let appear: (entries: Entries) => void
let answer: (path: string) => void
let margin: string | undefined
let links: { readonly pathname: string; readonly isConnected: boolean }[]
let prefetched: string[]
let connection: object | undefined
let idle: (() => void)[]
let listeners: Record<string, () => void>

const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }

beforeEach(() => {
  links = Array.from({ length: 30 }, (_, index) => ({ pathname: `/mat-${index}`, isConnected: true }))
  prefetched = []
  connection = undefined
  idle = []
  listeners = {}
  // Classes, because the code constructs them.
  vi.stubGlobal('IntersectionObserver', function (callback: typeof appear, options: { rootMargin: string }) {
    appear = callback
    margin = options.rootMargin
    return observer
  })
  vi.stubGlobal('PerformanceObserver', function (callback: (list: object) => void) {
    answer = (path) => callback({ getEntries: () => [{ name: `https://shop.example${path}?_rsc=a` }] })
    return observer
  })
  vi.stubGlobal('MutationObserver', function () {
    return observer
  })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle.push(callback)
    return 1
  })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (listeners[name] = listener))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', { pathname: '/women' })
  vi.stubGlobal('document', { body: {}, querySelectorAll: () => links })
  vi.stubGlobal('navigator', {
    get connection() {
      return connection
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const start = () => prefetchNear((link) => link as never, ({ pathname }) => void prefetched.push(pathname))
const near = (...targets: object[]) =>
  appear(targets.map((target) => ({ isIntersecting: true, target, boundingClientRect: { width: 9, height: 'isLarge' in target ? 99 : 9 } })))
const beIdle = () => {
  for (let callback = idle.shift(); callback; callback = idle.shift()) callback()
}
const answerAll = () => {
  for (let done = 0; done < prefetched.length; done++) {
    answer(prefetched[done]!)
    beIdle()
  }
}

test('two links are prefetched at once on idle, the largest first, each further one after an answer, and each page once', () => {
  start()
  expect(margin).toBe('200px')
  near(links[0]!, links[0]!, { ...links[1]!, isLarge: true }, links[2]!)
  expect(prefetched).toEqual([])
  beIdle()
  expect(prefetched).toEqual(['/mat-1', '/mat-0'])
  answer('/mat-1')
  beIdle()
  expect(prefetched).toEqual(['/mat-1', '/mat-0', '/mat-2'])
})

test('a page prefetches 8 links until it is used, 24 at most, and never itself; the next page begins anew', () => {
  start()
  near({ pathname: '/women', isConnected: true }, ...links)
  beIdle()
  answerAll()
  expect(prefetched).toEqual(links.slice(0, 8).map(({ pathname }) => pathname))
  listeners.scroll!()
  beIdle()
  answerAll()
  expect(prefetched).toEqual(links.slice(0, 24).map(({ pathname }) => pathname))
  vi.stubGlobal('location', { pathname: '/men' })
  near()
  beIdle()
  near(links[25]!)
  beIdle()
  expect(prefetched.at(-1)).toBe('/mat-25')
})

test('a link that is not near, or no longer in the page, is not prefetched', () => {
  start()
  appear([{ isIntersecting: false, target: links[0]! }])
  near({ ...links[1]!, isConnected: false })
  beIdle()
  expect(prefetched).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])('nothing is observed with %j', (slow) => {
  connection = slow
  margin = undefined
  start()
  expect([margin, idle]).toEqual([undefined, []])
})
