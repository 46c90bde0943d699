import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeDocument } from '../../lib/fake-document.fixture.ts'
import { queueEvents, trackEntries } from './track-entries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[CONTENT-01] sends events within 5 ms in one batch, later ones in another', () => {
  const send = vi.fn<(events: readonly string[]) => void>()
  const queue = queueEvents(send)
  queue('impression')
  vi.advanceTimersByTime(4)
  queue('click')
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  queue('another')
  vi.advanceTimersByTime(5)
  vi.advanceTimersByTime(100)
  expect(send.mock.calls).toEqual([[['impression', 'click']], [['another']]])
})

test('[TAG-02] neither views nor clicks of entries are tracked after consent is withdrawn', () => {
  const entry = (id: string) => ({ dataset: { entry: id } })
  const shown = [entry('hero')]
  const page = Object.assign(new EventTarget(), { closest: () => shown[0] })
  const jar = new Map<string, string>()
  const sent: string[] = []
  let onChange: (() => void) | undefined
  vi.stubGlobal('document', Object.assign(fakeDocument(jar), {
    querySelectorAll: () => shown,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }))
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/' })
  vi.stubGlobal('MutationObserver', class {
    constructor(listener: () => void) {
      onChange = listener
    }
    observe() {}
    disconnect() {
      onChange = undefined
    }
  })
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { events } = JSON.parse(body) as { events: { type: string; contentId: string }[] }
    sent.push(...events.map(({ type, contentId }) => `${type} of ${contentId}`))
    return Promise.resolve(new Response())
  })
  const visit = (id: string) => {
    page.dispatchEvent(new Event('click'))
    shown.push(entry(id))
    onChange?.()
    vi.advanceTimersByTime(100)
  }

  const stop = trackEntries()
  visit('footer')
  expect(sent).toEqual(['impression of hero', 'click of hero', 'impression of footer'])
  expect([...jar.keys()]).toEqual(['builderSessionId'])
  stop()
  expect(jar.size).toBe(0)
  visit('banner')
  expect(sent).toHaveLength(3)
})
