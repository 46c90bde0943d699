import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { STRING_RULES } from './content-security/trusted-strings.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const RUNTIME = '<script src="/_next/static/chunks/runtime.js" async=""></script>'
const OLD_BROWSERS = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
const AHEAD = '<link rel="preload" href="/_next/static/chunks/gallery.js" as="script" fetchPriority="low"/>'
const FONT = '<link rel="preload" href="/text.woff2" as="font"/>'
const INLINE = '<script>self.__next_f=[]</script>'


test('the visible page stays unchanged; only its script elements are removed', () => {
  const text = scriptsAfterPaint(`<html><head>${FONT}${OLD_BROWSERS}${RUNTIME}${AHEAD}</head><body><h1>Jackets for $& days</h1>${INLINE}</body></html>`)
  expect(text).toContain(`<html><head>${FONT}</head><body><h1>Jackets for $& days</h1>${INLINE}<script>${STRING_RULES};(function loadAfterPaint`)
  expect(text).toMatch(/<\/script><\/body><\/html>$/)
})

test('a page without scripts stays unchanged', () => {
  const text = '<html><body>Plain</body></html>'
  expect(scriptsAfterPaint(text)).toBe(text)
})

interface Picture {
  readonly complete: boolean
  onload?: () => void
  onerror?: () => void
}

/** Runs a page's loader in a minimal window. */
function open(picture: Picture | null) {
  const loaded: string[] = []
  const frames: (() => void)[] = []
  const timers: { call: () => void; after: number }[] = []
  const window: { clicked?: unknown } = {}
  let click = (_event: { target: { closest: (selector: string) => string | null }; preventDefault: () => void }) => {}
  const loader = /;(\(function loadAfterPaint[^]*)<\/script>/.exec(scriptsAfterPaint(`<body>${RUNTIME}${RUNTIME}${AHEAD}</body>`))![1]!
  runInNewContext(loader, {
    window,
    addEventListener: (_name: 'click', listener: typeof click) => (click = listener),
    document: {
      querySelector: (selector: string) => (selector === 'img[fetchpriority="high"]' ? picture : null),
      createElement: (name: string) => ({ name }),
      head: { append: (...tags: { name: string; src: string; async: boolean }[]) => loaded.push(...tags.map(({ name, src, async }) => `${name} ${src} ${async}`)) },
    },
    requestAnimationFrame: (call: () => void) => frames.push(call),
    setTimeout: (call: () => void, after = 0) => timers.push({ call, after }),
  })
  const paint = () => {
    for (const frame of frames.splice(0)) frame()
    for (const { call } of timers.filter(({ after }) => after === 0)) call()
  }
  const wait = () => {
    for (const { call } of timers) call()
  }
  const clickOn = (name: string | null) => {
    const preventDefault = vi.fn<() => void>()
    click({ target: { closest: () => name }, preventDefault })
    return { clicked: window.clicked, isHeld: preventDefault.mock.calls.length > 0 }
  }
  return { loaded, paint, wait, clickOn }
}

const SCRIPTS = ['script /_next/static/chunks/runtime.js true', 'script /_next/static/chunks/gallery.js true']

test('scripts load after the first paint, each once', () => {
  const { loaded, paint, wait } = open(null)
  expect(loaded).toEqual([])
  paint()
  expect(loaded).toEqual(SCRIPTS)
  wait()
  expect(loaded).toEqual(SCRIPTS)
})

test.each(['onload', 'onerror'] as const)('scripts wait for the main picture: %s', (arrival) => {
  const picture: Picture = { complete: false }
  const { loaded, paint } = open(picture)
  paint()
  expect(loaded).toEqual([])
  picture[arrival]!()
  paint()
  expect(loaded).toEqual(SCRIPTS)
})

test('the wait is limited, also in a background tab', () => {
  const { loaded, wait } = open({ complete: false })
  wait()
  expect(loaded).toEqual(SCRIPTS)
})

test('a click that needs a script is prevented and recorded; the browser handles all others', () => {
  expect(open(null).clickOn('menu')).toEqual({ clicked: 'menu', isHeld: true })
  expect(open(null).clickOn(null)).toEqual({ clicked: undefined, isHeld: false })
})
