import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from '../../storefront/src/lib/tabs.ts'
import { locksOf, openBrowser } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** Starts work of the shop's code that lasts until it is ended, and notes when it began. */
function startWork(began: string[], name: string, mode?: LockMode): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void withLock('place-order', () => (began.push(name), promise), mode)
  return resolve
}

test('shared locks are held together, and another waits for them and is waited for', async () => {
  vi.stubGlobal('navigator', { locks: locksOf(openBrowser(), new AbortController().signal) })
  const began: string[] = []
  const ends = [startWork(began, 'add', 'shared'), startWork(began, 'remove', 'shared')]
  const endOrder = startWork(began, 'order')
  startWork(began, 'add again', 'shared')
  await vi.waitFor(() => expect(began).toEqual(['add', 'remove']))
  ends[0]?.()
  await new Promise(setImmediate)
  expect(began).toEqual(['add', 'remove'])
  ends[1]?.()
  await vi.waitFor(() => expect(began).toEqual(['add', 'remove', 'order']))
  endOrder()
  await vi.waitFor(() => expect(began).toEqual(['add', 'remove', 'order', 'add again']))
})

test('a page that is closed releases its locks', async () => {
  const browser = openBrowser()
  const page = new AbortController()
  const began: string[] = []
  vi.stubGlobal('navigator', { locks: locksOf(browser, page.signal) })
  startWork(began, 'order')
  vi.stubGlobal('navigator', { locks: locksOf(browser, new AbortController().signal) })
  startWork(began, 'order in another tab')
  await vi.waitFor(() => expect(began).toEqual(['order']))
  page.abort()
  await vi.waitFor(() => expect(began).toEqual(['order', 'order in another tab']))
})
