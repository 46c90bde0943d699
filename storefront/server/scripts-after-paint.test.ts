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
  const style = '<link rel="stylesheet" href="/style.css"/>'
  const { html, loader } = scriptsAfterPaint(`<html><head>${FONT}${OLD_BROWSERS}${RUNTIME}${style}${AHEAD}</head><body><h1>Jackets for $& days</h1>${INLINE}</body></html>`)
  expect(html).toBe(`<html><head>${FONT}<script>${loader}</script>${style}</head><body><h1>Jackets for $& days</h1>${INLINE}</body></html>`)
  expect(loader!.startsWith(`${STRING_RULES};(function loadAfterPaint`)).toBe(true)
})

test('a page without scripts stays unchanged', () => {
  const html = '<html><head></head><body>Plain</body></html>'
  expect(scriptsAfterPaint(html)).toEqual({ html })
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
  const ahead: string[] = []
  const listeners: Record<string, (event: { target: { closest: (selector: string) => string | null }; preventDefault: () => void }) => void> = {}
  const { loader } = scriptsAfterPaint(`<head>${RUNTIME}${RUNTIME}${AHEAD}</head><body></body>`)
  runInNewContext(loader!.slice(STRING_RULES.length), {
    window,
    addEventListener: (name: string, listener: (typeof listeners)[string]) => (listeners[name] = listener),
    document: {
      querySelector: (selector: string) => (selector === 'img[fetchpriority="high"]' ? picture : null),
      createElement: (name: string) => ({ name }),
      head: {
        append: (...tags: Record<string, string>[]) => {
          for (const { name, src, async, href, fetchPriority } of tags) (src ? loaded : ahead).push(src ? `${name} ${src} ${async}` : `${name} ${href} ${fetchPriority}`)
        },
      },
    },
    requestAnimationFrame: (call: () => void) => frames.push(call),
    setTimeout: (call: () => void, after = 0) => timers.push({ call, after }),
  })
  const clickOn = (name: string | null) => {
    const preventDefault = vi.fn<() => void>()
    listeners.click!({ target: { closest: () => name }, preventDefault })
    return { clicked: window.clicked, isHeld: preventDefault.mock.calls.length > 0 }
  }
  listeners.DOMContentLoaded!({ target: { closest: () => null }, preventDefault: () => {} })
  const paint = () => {
    for (const frame of frames.splice(0)) frame()
    for (const { call } of timers.filter(({ after }) => after === 0)) call()
  }
  const wait = (most = Infinity) => {
    for (const { call } of timers.filter(({ after }) => after <= most)) call()
  }
  return { loaded, ahead, paint, wait, clickOn }
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

test('scripts are downloaded before they run, with low priority and after what is painted', () => {
  const { loaded, ahead, wait } = open({ complete: false })
  expect(ahead).toEqual([])
  wait(200)
  expect(ahead).toEqual(['link /_next/static/chunks/runtime.js low', 'link /_next/static/chunks/gallery.js low'])
  expect(loaded).toEqual([])
})

test('scripts that run already are not downloaded ahead', () => {
  const { ahead, paint, wait } = open(null)
  paint()
  wait(200)
  expect(ahead).toEqual([])
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
